import Faked

@Faked
protocol IsolatedParameters {
  func r(on a: isolated (any Actor)?) async -> Int
  nonisolated(nonsending) func s() async
  @concurrent func t() async
}

// What it makes is made where an argument says, and not where the module's code is.

class Dashboard {}

struct Reading {
  var value = 0
}

@Faked protocol DashboardFactory {
  func dashboard(on actor: isolated (any Actor)?) async -> Dashboard
  func reading(isolation: isolated (any Actor)?) -> Reading
  func dashboards(on actor: isolated MainActor) -> [Dashboard]
}

// On the main actor, a type could not be used as `DashboardCounting` anywhere, as its isolated parameter demands.

protocol DashboardCounting {
  func count(on actor: isolated (any Actor)?) -> Int
}

// @Faked(createSpy: true)
@MainActor protocol DashboardList: DashboardCounting {
  func reset()
}
