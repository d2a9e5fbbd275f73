// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// Lets another program tell a load generator what to do: a line for each command, a line of JSON
/// for each answer.
struct LoadConsole {
  private let generator: LoadGenerator

  init(_ generator: LoadGenerator) { self.generator = generator }

  /// Carries out what it is told until there is no more.
  func run() throws {
    while let line = readLine() {
      let words = line.split(separator: " ")
      switch (words.first, words.count) {
      case ("open", 2):
        guard let count = Int(words[1]) else { fallthrough }
        try generator.open(count)
        answer("{\"sessions\": \(count)}")
      case ("fire", 3):
        guard let seconds = Double(words[1]), let connections = Int(words[2]) else { fallthrough }
        let volley = try generator.fire(for: seconds, connections: connections)
        answer(
          """
          {"events": \(volley.events), "seconds": \(volley.seconds), \
          "answerBytes": \(volley.answerBytes), "streamed": \(volley.streamed)}
          """)
      default:
        throw UsageError(description: "There is no \(line).")
      }
    }
  }

  /// Past any buffer: the other program waits for it.
  private func answer(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
