import Faked

/// Implementations that pass `self` on, and use members of the same names of other values.
@Faked(createSpy: true) protocol Branch {
  var twigs: [any Branch] { get }
  var count: Int { get }
  func depth() -> Int
  func sum() -> Int
  func siblings(in parent: any Branch) -> Int
}

extension Branch {
  var count: Int { twigs.count + weight(of: self) }

  func depth() -> Int {
    let deepest = twigs.map { $0.depth() }.max() ?? 0
    return weight(of: self) + deepest
  }

  func sum() -> Int {
    var sum = weight(of: self)
    for twig in twigs { sum += twig.sum() }
    return sum
  }

  func siblings(in parent: any Branch) -> Int {
    if let first = parent.twigs.first { return first.siblings(in: first) + weight(of: self) }
    return 0
  }
}

func weight(of branch: some Branch) -> Int { 1 }

/// Implementations that call each other on `self`, under whatever name.
@Faked protocol Mirrored {
  func left() -> Int
  func right() -> Int
  func upper() -> Int
  func lower() -> Int
}

extension Mirrored {
  func left() -> Int {
    let right = right()
    return right + 1
  }

  func right() -> Int {
    var images: [Self] = []
    images.append(self)
    return images.map { $0.left() }.reduce(0, +)
  }

  func upper() -> Int {
    for image in [self] { return image.lower() }
    return 0
  }

  func lower() -> Int { [self].map { image in image.upper() }[0] }
}
