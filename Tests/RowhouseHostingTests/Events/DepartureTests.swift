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
    let rig = Rig {
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
    _ = rig.texts
    let reference = try rig.reference(0, 1)
    notes.names = ["a", "c"]
    rig.driver.flush()
    #expect(rig.driver.send(.didEndDisplaying, to: reference))
    #expect(left == ["b"])
    #expect(!rig.driver.send(.didEndDisplaying, to: reference))
    #expect(left == ["b"])
    #expect(rig.reports.all == [])
  }

  @Test("So are the rows of a section that was deleted")
  func deletedSection() throws {
    let notes = Notes()
    var left: [String] = []
    let rig = Rig {
      TableSection { Row("stays") }
      if !notes.isOpen {
        TableSection { Row("goes").onDidEndDisplaying { left.append("goes") } }
      }
    }
    let reference = try rig.reference(1, 0)
    notes.isOpen = true
    rig.driver.flush()
    #expect(rig.driver.send(.didEndDisplaying, to: reference))
    #expect(left == ["goes"])
  }
}
