import Faked

@MainActor protocol Drawn { func draw() }

// Only where it is declared does a conformance decide on which actor a type is.
struct Ribbon: Sendable { init() {} }
extension Ribbon: Drawn { func draw() {} }

@Faked protocol RibbonShop { func ribbon() -> Ribbon }
