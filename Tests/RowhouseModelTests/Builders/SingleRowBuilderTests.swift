// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@MainActor
@Suite("Rows of different types")
struct SingleRowBuilderTests {
  enum Line: CaseIterable {
    case title, toggle, field, button
  }

  @SingleRowBuilder
  private func row(for line: Line) -> AnyRow {
    switch line {
    case .title:
      let title = "title"
      Row(title).value("value")
    case .toggle: ToggleRow("toggle", isOn: true) { _ in }
    case .field: FieldRow("field", text: "text") { _ in }
    case .button: ButtonRow("button") {}
    }
  }

  private func expected(_ line: Line) -> AnyRow {
    switch line {
    case .title: Row("title").value("value").row
    case .toggle: ToggleRow("toggle", isOn: true) { _ in }.row
    case .field: FieldRow("field", text: "text") { _ in }.row
    case .button: ButtonRow("button") {}.row
    }
  }

  @Test("A function returns rows of different types", arguments: Line.allCases)
  func function(_ line: Line) {
    #expect(row(for: line).showsSame(as: expected(line)))
  }

  @Test("A data section takes rows of different types")
  func data() throws {
    let section = TableSection([0, 1, 2], id: \.self) { number in
      if number == 0 {
        Row("row")
      } else if number == 1 {
        ToggleRow("toggle", isOn: false) { _ in }
      } else {
        ButtonRow("button") {}
      }
    }
    let data = try #require(section.data)
    let titles = (0..<3).map { data.row(at: $0).standardContent?.title }
    #expect(titles == ["row", "toggle", "button"])
  }

  @Test("A loop over data takes rows of different types, and each keeps its id")
  func loop() {
    let section = TableSection {
      Rows(Line.allCases, id: \.self) { line in
        switch line {
        case .title: Row("title")
        case .toggle, .field: ToggleRow("toggle", isOn: false) { _ in }.id("own")
        case .button: ButtonRow("button") {}
        }
      }
    }
    #expect(section.rows.map(\.id) == [ItemID(Line.title), "own", "own", ItemID(Line.button)])
  }

  @Test("A closure of several statements may return its row")
  func returning() {
    var made: [Int] = []
    let section = TableSection {
      Rows([1, 2], id: \.self) { number in
        made.append(number)
        return Row("\(number)")
      }
    }
    #expect(section.rows.count == 2)
    #expect(made == [1, 2])
  }
}
