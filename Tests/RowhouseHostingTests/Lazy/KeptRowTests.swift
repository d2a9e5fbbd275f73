// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// How many rows of data are kept, and which.
@MainActor
struct KeptRowTests {
  private let notes = Notes()
  private let makings = Counter()

  private func show(_ count: Int) -> Rig {
    Rig { [notes, makings] in
      let unit = notes.unseen
      let first = notes.isOpen ? -1 : 0
      TableSection(Array(first..<count), id: \.self) { number in
        makings.add()
        return Row("\(number) \(unit)")
      }
    }
  }

  /// The rows that the last update draws anew after the closure captures something else.
  private func updatedRows(_ rig: Rig) -> [Int] {
    notes.unseen += 1
    rig.driver.update()
    rig.driver.flush()
    return rig.host.updates.last?.edits?.changes.rows.updates.map(\.new.row) ?? []
  }

  @Test("Rows that are not on screen are kept up to a limit, those that are in any case")
  func limit() throws {
    let rig = show(3_000)
    for row in [7, 1_000] { try rig.driver.send(.willDisplay, to: rig.reference(0, row)) }
    for row in 0..<3_000 { _ = rig.text(0, row) }
    let updated = updatedRows(rig)
    #expect(updated.contains(7) && updated.contains(1_000))
    #expect(updated.count <= 520)
  }

  @Test("A row that left the screen is like any other")
  func leftScreen() throws {
    let rig = show(3_000)
    let reference = try rig.reference(0, 7)
    rig.driver.send(.willDisplay, to: reference)
    rig.driver.send(.didEndDisplaying, to: reference)
    for row in 0..<3_000 { _ = rig.text(0, row) }
    #expect(!updatedRows(rig).contains(7))
  }

  @Test("A row that moves is still on screen")
  func moved() throws {
    let rig = show(3_000)
    try rig.driver.send(.willDisplay, to: rig.reference(0, 7))
    notes.isOpen = true
    rig.driver.flush()
    #expect(rig.host.lastEdits == "+ 0.0")
    for row in 100..<3_000 { _ = rig.text(0, row) }
    #expect(updatedRows(rig).contains(8))
  }

  @Test("However many rows are on screen, all are kept, and each is made once")
  func manyOnScreen() throws {
    let rig = show(20_000)
    for row in 0..<20_000 { try rig.driver.send(.willDisplay, to: rig.reference(0, row)) }
    #expect(makings.count == 20_000)
    #expect(updatedRows(rig).count == 20_000)
  }
}
