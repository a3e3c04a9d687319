import Faked

/// A member whose every list is longer than a line.
@Faked(createSpy: true)
protocol AuditTrail {
  associatedtype AuditedEntity
  associatedtype AuditedIdentifier: Hashable
  associatedtype AuditedRevision: Comparable
  var mostRecentlyRecordedConfiguration: AuditConfiguration { get }
  func record(
    severity: Int, category: String, description: String, metadata: [String: String], file: String,
    function: String, line: UInt)
  func attach<Attachment: Sendable>(
    severity: Int, category: String, description: String, file: String, attachment: Attachment,
    transform: @escaping @Sendable (Attachment) -> String)
  func compare(
    _ entity: AuditedEntity, identifier: AuditedIdentifier, revision: AuditedRevision) -> Bool
}

struct AuditConfiguration {
  let minimumSeverity: Int
  let includesMetadata: Bool
  let redactedCategories: [String]
  let fileName: String
}
