import FakegenSyntax
import Testing

@testable import FakegenCore

/// Checks modules in the same run that declare the same name.
struct DuplicateTests {
  private func generated(importing modules: [String]) -> Generation {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.imports = modules
    return generate(
      from: [
        Input(
          SourceText(path: "A/Sources/Http/A.swift", "public protocol Client { func get() -> Int }")
        ),
        Input(
          SourceText(
            path: "B/Sources/Mqtt/B.swift",
            "public protocol Client { func send() -> Bool }\npublic protocol Other {}")),
      ], configuration: configuration)
  }

  @Test func `two types with the same name cause an error that suggests importing both modules`() {
    let generation = generated(importing: [])
    #expect(
      generation.diagnostics.filter { $0.severity == .error }.map(\.message.text) == [
        "invalid redeclaration of 'Client'; if 'Http' and 'Mqtt' are modules, "
          + "pass '--import Http --import Mqtt'"
      ])
    #expect(generation.text.contains("protocol EmptyOther: Other {}"))
  }

  @Test func `imported modules with a common name get separate fakes`() {
    let generation = generated(importing: ["Http", "Mqtt"])
    #expect(generation.diagnostics.allSatisfy { $0.severity != .error })
    #expect(generation.text.contains("protocol EmptyHttpClient: Http.Client {}"))
    #expect(generation.text.contains("protocol EmptyMqttClient: Mqtt.Client {}"))
  }
}
