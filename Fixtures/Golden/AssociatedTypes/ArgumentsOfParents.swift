import Faked

protocol StateMachine<MachineState, MachineEvent> {
  associatedtype MachineState
  associatedtype MachineEvent
  func start() -> MachineState
  func advance(_ state: inout MachineState, by event: MachineEvent)
}

struct MachineState {
  var count = 0
}

enum MachineEvent {
  case begin
}

/// The arguments are types of the module, whatever the parent calls its associated types.
@Faked protocol CountingMachine: StateMachine<MachineState, MachineEvent> {}
