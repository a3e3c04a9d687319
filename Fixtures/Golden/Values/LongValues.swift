import Faked

// Nobody reads a long value in a list of parameters.

@Faked struct LongTexts {
  var intro =
    "Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam "
  var terms: String =
    "Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam "
  var short = "Lorem ipsum"
  var numbers: [Int] = [
    1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015,
    2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012, 2013, 2014, 2015,
    3000, 3001, 3002, 3003, 3004,
  ]
  var lines = """
    Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam
    Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam
    Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam
    Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam
    """
}
