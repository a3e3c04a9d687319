protocol Root { func left() -> Left; func right() -> Right }
class Left: Right { required init(size: Int) {} }
class Right: Left { required init(size: Int) {} }
