// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Only the stand-in prepares cells on request.
#if os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDouble

/// Cells that a table requests in advance or keeps, and then displays without another request.
@Suite("Cells that are prepared")
@MainActor
struct PreparedCellTests {
  private let model = Words()

  private func screen(_ page: some TablePage) -> TableScreen {
    TableScreen(page, size: CGSize(width: 375, height: 440))
  }

  @Test("A prepared cell shows what its row has become when it is displayed")
  func updated() throws {
    let screen = screen(WordsPage(model: model))
    screen.table.contentOffset.y = 44
    screen.settle()
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 12, section: 0)))
    #expect(!screen.table.visibleCells.contains(cell))
    model.words[12] = "changed"
    screen.settle()
    screen.table.contentOffset.y = 132
    screen.settle()
    #expect(screen.table.visibleCells.contains(cell))
    #expect(screen.texts(12) == ["changed"])
    #expect(screen.staleness() == nil)
  }

  @Test("A prepared cell is exchanged if its row gets other parts")
  func reshaped() {
    let screen = screen(WordsPage(model: model))
    screen.table.contentOffset.y = 44
    screen.settle()
    model.toggles = [11, 12]
    screen.settle()
    screen.table.contentOffset.y = 132
    screen.settle()
    #expect(screen.first(UISwitch.self, 12) != nil)
    #expect(screen.staleness() == nil)
  }

  @Test("A prepared cell of a datum shows the datum as it is when it is displayed")
  func data() {
    let data = Data((0..<2_000).map { Datum($0) })
    let screen = screen(DataPage(data: data))
    screen.table.contentOffset.y = 44
    screen.settle()
    #expect(screen.table.cellForRow(at: IndexPath(row: 12, section: 0)) != nil)
    // Rows that are not displayed are dropped once there are too many of them.
    for row in 0..<600 { _ = screen.driver.row(at: RowIndexPath(section: 0, row: 1_000 + row)) }
    data.all[12].text = "changed"
    screen.settle()
    screen.table.contentOffset.y = 132
    screen.settle()
    #expect(screen.texts(12) == ["changed"])
    #expect(screen.staleness() == nil)
  }

  @Test("A datum that grew while its row was dropped is measured again")
  func grownDatum() {
    let data = Data((0..<2_000).map { Datum($0) })
    let screen = screen(DataPage(data: data))
    screen.table.contentOffset.y = 2_000
    screen.settle()
    for row in 0..<600 { _ = screen.driver.row(at: RowIndexPath(section: 0, row: 1_000 + row)) }
    data.all[2].text = String(repeating: "many words ", count: 30)
    screen.settle()
    screen.table.contentOffset.y = 0
    screen.settle()
    #expect(screen.texts(2) == [data.all[2].text])
    #expect(screen.staleness() == nil)
  }

  @Test("A prepared cell without controls has the height for its width when it is displayed")
  func uncontrolled() {
    let screen = screen(EditedPage())
    screen.table.contentOffset.y = 44
    screen.settle()
    let last = IndexPath(row: 12, section: 0)
    #expect(screen.table.cellForRow(at: last) != nil)
    screen.table.contentOffset.y = 300
    screen.settle()
    #expect(screen.table.indexPathsForVisibleRows?.contains(last) == true)
    #expect(screen.staleness() == nil)
  }

  @Test(
    "Rows keep the heights for their widths when cells are used again beside other controls",
    arguments: PageAppearance.allCases)
  func usedAgain(appearance: PageAppearance) {
    let screen = screen(MixedControlsPage(appearance: appearance))
    var y = CGFloat(0)
    while y < screen.table.contentSize.height {
      screen.table.contentOffset.y = y
      screen.settle()
      #expect(screen.staleness() == nil, "at \(y) points")
      screen.table.fling(to: y + 600)
      screen.settle()
      #expect(screen.staleness() == nil, "at \(y + 600) points")
      y += 1_200
    }
  }

  @Test("A prepared cell that is never displayed is not reported as displayed")
  func neverDisplayed() {
    var log: [Int] = []
    let screen = TableScreen(size: CGSize(width: 375, height: 440))
    screen.driver.sections = [
      TableSection(
        rows: (0..<40).map { number in
          Row("\(number)").onWillDisplay { log.append(number) }
            .onDidEndDisplaying { log.append(-number - 1) }.row
        })
    ]
    screen.settle()
    log = []
    screen.table.contentOffset.y = screen.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY
    screen.settle()
    #expect(log == [-1, -2, 10, 11])
    screen.table.contentOffset.y = 0
    screen.settle()
    #expect(log == [-1, -2, 10, 11, -11, -12, 0, 1])
  }
}

@Observable @MainActor
private final class Words {
  var words = (0..<40).map { "word \($0)" }
  var toggles: Set<Int> = []
}

private struct WordsPage: TablePage {
  let model: Words

  var title: String { "Words" }
  var sections: [TableSection] {
    TableSection(
      rows: model.words.enumerated().map { number, word in
        model.toggles.contains(number)
          ? ToggleRow(word, isOn: true) { _ in }.id(number).row : Row(word, id: number).row
      })
  }
}

/// Rows that the user can delete above one without an editing control, whose width is unknown until its cell has been
/// laid out.
private struct EditedPage: TablePage {
  private let words = String(repeating: "many words ", count: 90)

  var title: String { "Edited" }
  var appearance: PageAppearance { .insetGrouped }
  var isEditing: Bool { true }
  var sections: [TableSection] {
    TableSection(
      rows: (0..<12).map { Row("\($0)").onDelete {}.row }
        + [CustomRow(Paragraph(text: words)).height(.automatic()).row])
  }
}

/// Rows without editing controls, rows that the user can delete, and rows that the user can also move, in turn.
private struct MixedControlsPage: TablePage {
  let appearance: PageAppearance
  private let words = String(repeating: "many words ", count: 80)

  init(appearance: PageAppearance) { self.appearance = appearance }

  var title: String { "Mixed" }
  var isEditing: Bool { true }
  var sections: [TableSection] {
    for block in 0..<12 {
      let section = TableSection(
        rows: (0..<8).map { number in
          let row = CustomRow(Paragraph(text: words)).height(.automatic()).row
          return block % 3 == 1 || number % 3 == 1 ? row.onDelete {} : row
        })
      if block % 3 == 2 { section.onMove { _, _ in } } else { section }
    }
  }
}

@Observable @MainActor
private final class Datum: Identifiable {
  let id: Int
  var text: String

  init(_ id: Int) {
    self.id = id
    text = "datum \(id)"
  }
}

@MainActor
private final class Data {
  let all: [Datum]

  init(_ all: [Datum]) { self.all = all }
}

private struct DataPage: TablePage {
  let data: Data

  var title: String { "Data" }
  var sections: [TableSection] {
    TableSection(data.all) { datum in
      CustomRow(Paragraph(text: datum.text)).height(.automatic())
    }
  }
}
#endif
