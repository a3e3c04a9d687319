import Faked

struct Wardrobe {
  var width: Int
}

/// What an annotated extension holds may be annotated as well.
// @Faked
extension Wardrobe {
  @Faked struct Hinge {
    var length: Int
  }
}
