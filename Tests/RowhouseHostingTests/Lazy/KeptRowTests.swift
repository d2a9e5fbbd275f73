// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// The number and the selection of the data rows that are kept.
@MainActor
struct KeptRowTests {
  private let notes = Notes()
  private let makings = Counter()

  private func show(_ count: Int) -> DriverFixture {
    DriverFixture { [notes, makings] in
      let unit = notes.unseen
      let first = notes.isOpen ? -1 : 0
      TableSection(Array(first..<count), id: \.self) { number in
        makings.add()
        return Row("\(number) \(unit)")
      }
    }
  }

  /// Returns the rows of the last update after the closure captures another value.
  private func updatedRows(_ fixture: DriverFixture) -> [Int] {
    notes.unseen += 1
    fixture.driver.update()
    fixture.driver.flush()
    return fixture.host.updates.last?.edits?.changes.rows.updates.map(\.new.row) ?? []
  }

  @Test("Rows off screen are kept up to a limit, displayed rows always")
  func limit() throws {
    let fixture = show(3_000)
    for row in [7, 1_000] { try fixture.driver.send(.willDisplay, to: fixture.reference(0, row)) }
    for row in 0..<3_000 { _ = fixture.text(0, row) }
    let updated = updatedRows(fixture)
    #expect(updated.contains(7) && updated.contains(1_000))
    #expect(updated.count <= 520)
  }

  @Test("A row that left the screen counts as off screen")
  func leftScreen() throws {
    let fixture = show(3_000)
    let reference = try fixture.reference(0, 7)
    fixture.driver.send(.willDisplay, to: reference)
    fixture.driver.send(.didEndDisplaying, to: reference)
    for row in 0..<3_000 { _ = fixture.text(0, row) }
    #expect(!updatedRows(fixture).contains(7))
  }

  @Test("A row that moves is still on screen")
  func moved() throws {
    let fixture = show(3_000)
    try fixture.driver.send(.willDisplay, to: fixture.reference(0, 7))
    notes.isOpen = true
    fixture.driver.flush()
    #expect(fixture.host.lastEdits == "+ 0.0")
    for row in 100..<3_000 { _ = fixture.text(0, row) }
    #expect(updatedRows(fixture).contains(8))
  }

  @Test("Any number of displayed rows is kept, and each is made once")
  func manyOnScreen() throws {
    let fixture = show(20_000)
    for row in 0..<20_000 { try fixture.driver.send(.willDisplay, to: fixture.reference(0, row)) }
    #expect(makings.count == 20_000)
    #expect(updatedRows(fixture).count == 20_000)
  }
}
