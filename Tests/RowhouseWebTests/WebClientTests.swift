// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseWeb
import Testing

@Suite("The client's files")
struct WebClientTests {
  /// The scripts, what they are served as, and how many bytes that may be.
  private static let scripts: [(name: String, served: [UInt8], limit: Int)] = [
    ("client.js", WebClient.script, 12_000), ("pager.js", WebClient.pagerScript, 3_000),
    ("window.js", WebClient.windowScript, 5_120),
  ]

  /// A script as it is written.
  private static func source(_ name: String) throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/RowhouseWeb/Client/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test(
    "A browser loads less than 12 kB of script, 3 more for pagers and 5 for windows, without comments",
    arguments: scripts)
  func size(script: (name: String, served: [UInt8], limit: Int)) throws {
    #expect(script.served.count < script.limit, "\(script.name)")
    let script = try #require(String(bytes: script.served, encoding: .utf8))
    let lines = script.components(separatedBy: "\n")
    #expect(lines.allSatisfy { !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasPrefix("//") })
  }

  @Test("Nothing but comments, empty lines and indentation is left out", arguments: scripts)
  func complete(script: (name: String, served: [UInt8], limit: Int)) throws {
    let source = try Self.source(script.name)
    let lines = source.components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    #expect(String(bytes: script.served, encoding: .utf8) == lines.joined(separator: "\n"))
  }
}
