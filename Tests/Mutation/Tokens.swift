import Dispatch
import FakegenCore
import FakegenSyntax
import TestSupport

/// Feeds the parser a file without each of its tokens, with the token twice, and cut after it; on all cores.
///
/// - Returns: A message for each token with which the parser does not survive one of the three.
func failures(mutatingTokensOf source: SourceText) -> [String] {
  let tokens = source.allTokens
  let workers = Workers { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }
  let survives = workers.map(tokens) { parserSurvivesMutations(of: $0, in: source.bytes) }
  return zip(tokens, survives).filter { !$0.1 }.map { token, _ in
    let (line, column) = source.location(of: token.start)
    return "\(source.path):\(line):\(column): error: the parser does not survive a mutation here\n"
  }
}
