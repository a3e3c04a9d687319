import Faked

// What the compiler makes for an enum stays away from Empty protocols: an enum is a fake, too.

@Faked protocol EnumRoute: RawRepresentable, CaseIterable where RawValue == String {
  var title: String { get }
}

@Faked protocol EnumLevel: Comparable {
  var name: String { get }
}

@Faked protocol EnumKey: CodingKey {
  var label: String { get }
}

/// The standard library compares by the distance.
@Faked protocol StridingStep: Strideable where Stride == Int {
  var step: Int { get }
}
