// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import Testing

@Suite("Index paths and source lines")
struct RowIndexPathTests {
  @Test("Index paths are in reading order")
  func order() {
    let paths = (0..<3).flatMap { section in
      (0..<3).map { RowIndexPath(section: section, row: $0) }
    }
    var random = SeededGenerator(seed: 1)
    #expect(paths.shuffled(using: &random).sorted() == paths)
    for (first, second) in zip(paths, paths.dropFirst()) {
      #expect(first < second)
      #expect(!(second < first))
    }
    #expect("\(RowIndexPath(section: 2, row: 0))" == "2.0")
  }

  @Test("Source lines are equal if file and line are")
  func sourceLines() {
    let line = SourceLine(fileID: "Module/File.swift", line: 12)
    #expect(line == SourceLine(fileID: "Module/File.swift", line: 12))
    #expect(line != SourceLine(fileID: "Module/File.swift", line: 13))
    #expect(line != SourceLine(fileID: "Module/Other.swift", line: 12))
    #expect("\(line)" == "Module/File.swift:12")
  }

  @Test("Rows and sections have the source line of their code")
  func written() {
    let line = SourceLine(fileID: #fileID, line: #line)
    let section = TableSection(rows: [Row("")])
    let elements: [any RowElement] = [
      Row(""), Row("", id: 1), ToggleRow("", isOn: true) { _ in }, ButtonRow("") {},
      CustomRow(Profile(name: "")),
    ]
    #expect(section.source.line == line.line + 1)
    #expect(section.source.fileID.description == line.fileID.description)
    #expect(elements.map(\.row.source.line) == [3, 3, 3, 3, 4].map { line.line + $0 })
  }
}
