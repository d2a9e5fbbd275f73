// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import Testing

/// The end of display of rows that were deleted.
@MainActor
struct DepartureTests {
  @Test("The handler of a deleted row's end of display is called once", arguments: [true, false])
  func deleted(isLazy: Bool) throws {
    let notes = Notes()
    var left: [String] = []
    let fixture = DriverFixture {
      if isLazy {
        TableSection(notes.names, id: \.self) { name in
          Row(name).onDidEndDisplaying { left.append(name) }
        }
      } else {
        TableSection {
          Rows(notes.names, id: \.self) { name in
            Row(name).onDidEndDisplaying { left.append(name) }
          }
        }
      }
    }
    _ = fixture.texts
    let reference = try fixture.reference(0, 1)
    notes.names = ["a", "c"]
    fixture.driver.flush()
    #expect(fixture.driver.send(.didEndDisplaying, to: reference))
    #expect(left == ["b"])
    #expect(!fixture.driver.send(.didEndDisplaying, to: reference))
    #expect(left == ["b"])
    #expect(fixture.reports.all == [])
  }

  @Test("The handlers of the rows of a deleted section are called once")
  func deletedSection() throws {
    let notes = Notes()
    var left: [String] = []
    let fixture = DriverFixture {
      TableSection { Row("stays") }
      if !notes.isOpen {
        TableSection { Row("goes").onDidEndDisplaying { left.append("goes") } }
      }
    }
    let reference = try fixture.reference(1, 0)
    notes.isOpen = true
    fixture.driver.flush()
    #expect(fixture.driver.send(.didEndDisplaying, to: reference))
    #expect(left == ["goes"])
  }

  @Test("A hundred rows that leave a large section are not searched for among all rows")
  func rowsOfALargeSection() throws {
    let reads = Reads()
    let model = Numbers()
    let fixture = DriverFixture {
      TableSection(model.all.map { Counted(number: $0, reads: reads) }, id: \.id) {
        Row("\($0.number)")
      }
    }
    let shown = try (0..<100).map { row in
      _ = fixture.driver.page.row(at: RowIndexPath(section: 0, row: row))
      return try fixture.reference(0, row)
    }
    let others = try (200..<300).map { try fixture.reference(0, $0) }
    model.all = 100..<20_000
    fixture.driver.flush()
    reads.count = 0
    for reference in shown { fixture.driver.send(.didEndDisplaying, to: reference) }
    #expect(reads.count < 1_000)
    // Rows that have moved are found near the place where they were.
    reads.count = 0
    for reference in others {
      #expect(fixture.driver.page.indexPath(of: reference)?.row == reference.indexPath.row - 100)
    }
    #expect(reads.count < 100 * 2 * 150)
  }

  @Test("A deleted row that another page has again ends its display with that page's handler")
  func backOnAnotherPage() throws {
    let notes = Notes()
    var left: [String] = []
    func page(_ name: String) -> AnyPage {
      AnyPage {
        TableSection(notes.names, id: \.self) { row in
          Row(row).onDidEndDisplaying { left.append("\(row) of \(name)") }
        }.id("names")
      }
    }
    let fixture = DriverFixture(page("one"))
    _ = fixture.texts
    let reference = try fixture.reference(0, 1)
    notes.names = ["a", "c"]
    fixture.driver.flush()
    notes.names = ["a", "b", "c"]
    fixture.driver.show(page("another"))
    #expect(fixture.driver.send(.didEndDisplaying, to: reference))
    #expect(left == ["b of another"])
  }
}

@MainActor @Observable
private final class Numbers {
  var all = 0..<20_000
}

/// The number of ids that were read.
private final class Reads: @unchecked Sendable {
  var count = 0
}

private struct Counted {
  let number: Int
  let reads: Reads

  var id: Int {
    reads.count += 1
    return number
  }
}
