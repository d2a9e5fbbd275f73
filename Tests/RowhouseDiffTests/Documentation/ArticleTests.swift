// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseDiff
import Testing

/// The examples of the module's first article, which must print the output that the article shows.
@Suite("Examples of the diff")
struct ArticleTests {
  struct Track: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  struct Side: Identifiable, Equatable {
    let id: String
  }

  let old = [
    Track(id: 1, title: "Intro"), Track(id: 2, title: "Verse"), Track(id: 3, title: "Outro"),
  ]
  let new = [
    Track(id: 3, title: "Outro"), Track(id: 1, title: "Intro (live)"), Track(id: 4, title: "Coda"),
  ]

  @Test("The example with two lists prints the output that the article shows")
  func lists() throws {
    let changes = Changeset(from: old, to: new)
    let printed = changes.script(from: old, to: new, label: \.title)
    try expectExample(containing: "Changeset(from: old", printed)
  }

  @Test("The example with two pages prints the output that the article shows")
  func pages() throws {
    let before = [
      HeadedSection(head: Side(id: "A"), rows: [old[0], old[1]]),
      HeadedSection(head: Side(id: "B"), rows: [old[2]]),
    ]
    let after = [HeadedSection(head: Side(id: "A"), rows: [old[2], old[0], old[1]])]
    var printed: [String] = []
    for stage in SectionedChangeset(from: before, to: after).stages() {
      printed.append("\(stage)")
    }
    try expectExample(containing: "HeadedSection", printed.joined(separator: "\n"))
  }

  /// Expects every line of the example to be in this file, or to be a comment that shows the
  /// output.
  private func expectExample(containing text: String, _ printed: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(path: "Sources/RowhouseDiff/RowhouseDiff.docc/RowhouseDiff.md"),
      encoding: .utf8)
    let here = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let known = Set(here.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    let blocks = article.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let block = try #require(blocks.first { $0.contains(text) }, "The article has no such example")
    let lines = block.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let shown = lines.filter { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
    #expect(shown.joined(separator: "\n") == printed)
    for line in lines where !line.hasPrefix("//") && !line.hasPrefix("print(") {
      #expect(known.contains(line), "This line is not compiled here: \(line)")
    }
  }
}
