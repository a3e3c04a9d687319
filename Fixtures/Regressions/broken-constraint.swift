// No Null type for an associated type stands in for a protocol that could not be read.
protocol Query {
  associatedtype Data: Model
}

protocol Model {
  associatedtype []Model
}
