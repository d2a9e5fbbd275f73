// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseWeb
import Testing

@Suite("The client's files")
struct WebClientTests {
  /// The script as it is written.
  private static let source =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/RowhouseWeb/Client/client.js")

  @Test("A browser loads less than 12 kB of script, without comments")
  func size() throws {
    let script = try #require(String(bytes: WebClient.script, encoding: .utf8))
    #expect(WebClient.script.count < 12_000)
    let lines = script.components(separatedBy: "\n")
    #expect(lines.allSatisfy { !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasPrefix("//") })
  }

  @Test("Nothing but comments, empty lines and indentation is left out of the script")
  func complete() throws {
    let source = try String(contentsOf: Self.source, encoding: .utf8)
    let lines = source.components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    #expect(String(bytes: WebClient.script, encoding: .utf8) == lines.joined(separator: "\n"))
  }
}
