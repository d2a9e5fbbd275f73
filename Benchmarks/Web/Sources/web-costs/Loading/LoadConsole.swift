// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// The interface through which another program controls a load generator.
///
/// It reads one line for each command, and writes one line of JSON for each answer.
struct LoadConsole {
  private let generator: LoadGenerator

  init(_ generator: LoadGenerator) { self.generator = generator }

  /// Performs commands until the input ends.
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

  /// Writes without buffering, because the other program waits for the line.
  private func answer(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
