// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// Rows that leave the screen because they were taken away.
@MainActor
struct DepartureTests {
  @Test("A deleted row is told once that it has left the screen", arguments: [true, false])
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

  @Test("So are the rows of a section that was deleted")
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
