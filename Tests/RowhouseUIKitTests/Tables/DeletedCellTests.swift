// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Only the stand-in has a size on request.
#if os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDouble

/// Cells that a table keeps after their rows were deleted.
@Suite("Cells of deleted rows")
@MainActor
struct DeletedCellTests {
  @Test("Later updates do not search for the deleted rows of cells that the table keeps")
  func laterUpdates() {
    let reads = Reads()
    let model = CountedRows((0..<20_000).map { Counted(number: $0, reads: reads) })
    let screen = TableScreen(CountedPage(model: model), size: CGSize(width: 375, height: 440))
    #expect(screen.texts(1) == ["1"])
    model.all.removeFirst(100)
    screen.settle()
    #expect(screen.texts(1) == ["101"])
    reads.count = 0
    for _ in 0..<10 {
      model.isOn.toggle()
      screen.settle()
    }
    #expect(reads.count < 20_000)
    #expect(screen.staleness() == nil)
  }
}

private struct CountedPage: TablePage {
  let model: CountedRows

  var title: String { "Counted" }

  var sections: [TableSection] {
    TableSection(model.all, id: \.id) { Row("\($0.number)") }
    TableSection { ToggleRow("On", model, \.isOn) }
  }
}

@MainActor @Observable
private final class CountedRows {
  var all: [Counted]
  var isOn = false

  init(_ all: [Counted]) { self.all = all }
}

/// The number of ids that were read.
private final class Reads: @unchecked Sendable {
  var count = 0
}

private struct Counted: Sendable {
  let number: Int
  let reads: Reads

  var id: Int {
    reads.count += 1
    return number
  }
}
#endif
