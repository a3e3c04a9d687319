import Faked

@Faked
package protocol PackagedSensor {
  init(of name: String)
}
