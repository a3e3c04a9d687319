// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Sharing",
  products: [.library(name: "SharingKit", targets: ["Sharing"])],
  targets: [.target(name: "Sharing")]
)
