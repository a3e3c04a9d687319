/// The compiler starts this program for each file with `@Faked`, sends messages and reads answers.
var connection = PluginConnection()
while let message = connection.receive() {
  guard let answer = answer(to: message) else { continue }
  connection.send(answer)
}
