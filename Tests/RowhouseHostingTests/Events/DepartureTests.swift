// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

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
}
