import Faked

protocol UnannotatedParentP { var x: Int { get } }     // no @Faked
@Faked
protocol UnannotatedParent: UnannotatedParentP {}
