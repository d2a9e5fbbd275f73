// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The lists of files in `CONTRIBUTING.md`, compared with the code.
@Suite("Lists of files for contributors")
struct ContributingTests {
  private static let root = Snippet.sources.deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the first column of the table below a heading.
  private static func files(_ heading: String) throws -> [String] {
    let section = try text("CONTRIBUTING.md").components(separatedBy: "\n## ")
      .first { $0.hasPrefix(heading + "\n") }
    return try #require(section).components(separatedBy: "\n").compactMap { line in
      guard line.hasPrefix("| `") else { return nil }
      return String(line.dropFirst(3).prefix { $0 != "`" })
    }
  }

  @Test(
    "Every file exists",
    arguments: [
      "Add a control", "Add a style property", "Add a row event", "Add a page property",
      "Add a host",
    ])
  func existing(heading: String) throws {
    let files = try Self.files(heading)
    #expect(!files.isEmpty)
    for file in files {
      let path = Self.root.appending(path: file).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: path), "\(file)")
    }
  }

  @Test("The list for a control has every file that names the slider, and no other")
  func controls() throws {
    let listed = try Set(Self.files("Add a control"))
    let sources = Self.root.appending(path: "Sources")
    let all = try FileManager.default.subpathsOfDirectory(
      atPath: sources.path(percentEncoded: false))
    // Settings use controls, and are not part of one.
    let naming = try all.filter { path in
      if path.hasPrefix("RowhouseSettings/") { return false }
      guard ["swift", "js", "css"].contains(where: { path.hasSuffix(".\($0)") }) else {
        return false
      }
      return try Self.text("Sources/\(path)").lowercased().contains("slider")
    }
    #expect(Set(naming.map { "Sources/\($0)" }) == listed)
  }
}
