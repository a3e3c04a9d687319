import Faked

@propertyWrapper struct Trimmed { var wrappedValue = "" }

@Faked struct Form {
  @Trimmed var city: String
  @... var query: String = "spa"
  @// @Faked(
  var given: [String] = ["a"]
}
