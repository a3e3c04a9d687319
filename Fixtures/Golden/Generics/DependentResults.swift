import Faked

enum DependentApi {
  protocol Query {
    associatedtype Data: DependentModel
  }
}

protocol DependentModel {
  associatedtype Model
}

protocol DependentA {}
protocol DependentB {}

@Faked protocol DependentResults {
  func fetch<Q: DependentApi.Query>(query: Q) -> Result<Q.Data.Model, any Error>
  func write<Query: DependentApi.Query>(
    cache: Query.Type, body: @escaping (inout Query.Data) throws -> Void
  )
  func connect<T>(_ value: T) where T: DependentA
  func connect<T>(_ value: T) where T: DependentB
}
