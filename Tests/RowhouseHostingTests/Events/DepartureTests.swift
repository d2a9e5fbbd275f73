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
    // Rows that have moved are found near their previous positions.
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

  /// Returns a fixture with a row for each name, whose departure is noted with the title, and a row with the title.
  private func titled(
    _ notes: Notes, isLazy: Bool = true, _ leave: @escaping @MainActor (String) -> Void
  ) -> DriverFixture {
    DriverFixture {
      let title = notes.title
      if isLazy {
        TableSection(notes.names, id: \.self) { name in
          Row(name).onDidEndDisplaying { leave("\(name) \(title)") }
        }.id("names")
      } else if !notes.names.isEmpty {
        TableSection {
          Rows(notes.names, id: \.self) { name in
            Row(name).onDidEndDisplaying { leave("\(name) \(title)") }
          }
        }.id("names")
      }
      TableSection { Row(title) }
    }
  }

  @Test(
    "The handler of a deleted row is called once, after further updates too",
    arguments: [true, false])
  func deletedBeforeOtherUpdates(isLazy: Bool) throws {
    let notes = Notes()
    var left: [String] = []
    let fixture = titled(notes, isLazy: isLazy) { left.append($0) }
    _ = fixture.texts
    let (b, c) = try (fixture.reference(0, 1), fixture.reference(0, 2))
    for (names, title) in [(["a", "c"], "1"), (["a"], "1"), (["a"], "2"), (["a"], "3")] {
      (notes.names, notes.title) = (names, title)
      fixture.driver.flush()
    }
    #expect(fixture.texts[1] == ["3"])
    for reference in [b, c] {
      #expect(fixture.driver.send(.didEndDisplaying, to: reference))
      #expect(!fixture.driver.send(.didEndDisplaying, to: reference))
    }
    #expect(left == ["b Notes", "c 1"])
    #expect(fixture.reports.all == [])
  }

  @Test(
    "A deleted row that comes back ends its display with its new handler",
    arguments: [true, false])
  func back(isLazy: Bool) throws {
    let notes = Notes()
    var left: [String] = []
    let fixture = titled(notes, isLazy: isLazy) { left.append($0) }
    _ = fixture.texts
    let reference = try fixture.reference(0, 1)
    // An empty list also deletes the section that is not one of data, and inserts it again.
    for (names, title) in [([], "1"), ([], "2"), (["a", "b"], "3")] as [([String], String)] {
      (notes.names, notes.title) = (names, title)
      fixture.driver.flush()
    }
    #expect(fixture.driver.send(.didEndDisplaying, to: reference))
    #expect(fixture.driver.send(.didEndDisplaying, to: reference))
    #expect(left == ["b 3", "b 3"])
  }

  @Test("A host that does not report the end of display does not make the notes grow")
  func notReported() throws {
    let notes = Notes()
    notes.names = ["0"]
    let fixture = titled(notes) { _ in }
    var references: [RowReference] = []
    for number in 1...1_600 {
      _ = fixture.text(0, 0)
      references.append(try fixture.reference(0, 0))
      notes.names = ["\(number)"]
      fixture.driver.flush()
    }
    let known = references.map { fixture.driver.send(.didEndDisplaying, to: $0) }
    #expect(!known.prefix(500).contains(true))
    #expect(!known.suffix(500).contains(false))
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
