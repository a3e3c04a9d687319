import Faked

@Faked protocol RedeclaredIdentifier: Identifiable {
  var id: String { get }
}
