// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "fakegen", targets: [.target(name: "FakegenSyntax"),.target(name: "FakegenCore", dependencies: ["FakegenSyntax"]),
.executableTarget(name: "fakegen", dependencies: ["FakegenCore","FakegenSyntax"])])
