import Faked

// Each is decided once, however many mention it.
@Faked struct ValueChain0 { var one: ValueChain1, two: ValueChain2 }
@Faked struct ValueChain1 { var one: ValueChain2, two: ValueChain3 }
@Faked struct ValueChain2 { var one: ValueChain3, two: ValueChain4 }
@Faked struct ValueChain3 { var one: ValueChain4, two: ValueChain5 }
@Faked struct ValueChain4 { var one: ValueChain5, two: ValueChain6 }
@Faked struct ValueChain5 { var one: ValueChain6, two: ValueChain7 }
@Faked struct ValueChain6 { var one: ValueChain7, two: ValueChain8 }
@Faked struct ValueChain7 { var one: ValueChain8, two: ValueChain9 }
@Faked struct ValueChain8 { var one: ValueChain9, two: ValueChain10 }
@Faked struct ValueChain9 { var one: ValueChain10, two: ValueChain11 }
@Faked struct ValueChain10 { var one: ValueChain11 }
@Faked struct ValueChain11 { var count: Int }
