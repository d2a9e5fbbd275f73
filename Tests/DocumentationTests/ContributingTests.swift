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

  /// Returns the first columns of the tables below a heading.
  private static func tables(_ heading: String) throws -> [[String]] {
    let section = try text("CONTRIBUTING.md").components(separatedBy: "\n## ")
      .first { $0.hasPrefix(heading + "\n") }
    return try #require(section).components(separatedBy: "\n|---|---|\n").dropFirst().map { table in
      table.components(separatedBy: "\n").compactMap { line in
        guard line.hasPrefix("| `") else { return nil }
        return String(line.dropFirst(3).prefix { $0 != "`" })
      }
    }
  }

  /// Returns the source files that contain a word in lowercase or uppercase letters.
  private static func sources(naming word: String) throws -> Set<String> {
    let all = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: "Sources").path(percentEncoded: false))
    let naming = try all.filter { path in
      // Settings use controls, and are not part of one.
      if path.hasPrefix("RowhouseSettings/") { return false }
      guard ["swift", "js", "css"].contains(where: { path.hasSuffix(".\($0)") }) else {
        return false
      }
      return try text("Sources/\(path)").lowercased().contains(word)
    }
    return Set(naming.map { "Sources/\($0)" })
  }

  @Test(
    "Every file exists",
    arguments: [
      "Add a control", "Add a style property", "Add a row event", "Add a page property",
      "Add a host",
    ])
  func existing(heading: String) throws {
    let files = try Self.tables(heading).flatMap(\.self)
    #expect(!files.isEmpty)
    for file in files {
      let path = Self.root.appending(path: file).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: path), "\(file)")
    }
  }

  @Test("Every name that a list gives for a Swift file of a module exists")
  func names() throws {
    var names: Set<String> = []
    for line in try Self.text("CONTRIBUTING.md").components(separatedBy: "\n") {
      guard let file = line.firstMatch(of: /^\| `Sources\/[^`]+\.swift` \|/) else { continue }
      for span in line[file.range.upperBound...].matches(of: /`([^`]+)`/)
      where !span.output.1.contains("/") {
        names.formUnion(span.output.1.matches(of: /[A-Za-z_]\w*/).map { String($0.output) })
      }
    }
    #expect(names.count > 5)
    let missing = try names.subtracting(Snippet.declaredNames()).filter { !$0.hasSuffix("Tests") }
    #expect(missing == [])
  }

  @Test("The list for a control has every file that names the slider, and no other")
  func controls() throws {
    #expect(try Set(Self.tables("Add a control")[0]) == Self.sources(naming: "slider"))
  }

  @Test("The list for a control with a script has every file that names only the stepper")
  func controlsWithScripts() throws {
    let naming = try Self.sources(naming: "stepper").subtracting(Self.sources(naming: "slider"))
    // The stepper's own files, for which the slider has files, too.
    let others = naming.filter { !$0.contains("/Step") }
    #expect(try Set(Self.tables("Add a control")[1]) == others)
  }

  @Test("The list for a row event has every file that names the beginning of editing")
  func events() throws {
    let listed = try Self.tables("Add a row event")[0].filter { $0.hasPrefix("Sources/") }
    #expect(try Set(listed) == Self.sources(naming: "willbeginediting"))
  }
}
