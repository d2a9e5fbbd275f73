// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

/// Checks that copies of a row share memory until one of them changes.
@Suite("Rows are values")
@MainActor
struct RowValueTests {
  private let original = Row("title", id: 1).value("value").onSelect {}.onDeselect {}.row

  @Test("A change of a copy never changes the original")
  func changes() {
    let changes: [(inout AnyRow) -> Void] = [
      { $0.id = 2 },
      { $0.accessory = .detail },
      { $0.staysSelected = true },
      { $0.style.margin = 3 },
      { $0.style = Row("").height(9).row.style },
      { $0.handlers[.select] = nil },
      { $0.handlers[.deselect] = nil },
      { $0.handlers[.willSelect] = { false } },
      { $0.handlers = RowHandlers() },
    ]
    let before = RowSnapshot(original)
    for (number, change) in changes.enumerated() {
      var copy = original
      change(&copy)
      #expect(RowSnapshot(original) == before, "change \(number)")
      #expect(copy != original, "change \(number)")
      let second = copy
      copy.accessory = .checkmark
      #expect(second.accessory != .checkmark, "change \(number)")
    }
  }

  @Test("Copies call their own handlers")
  func handlers() {
    var log: [String] = []
    let first = Row("title").onSelect { log.append("first") }.onDelete { log.append("delete 1") }
    let second = first.onSelect { log.append("second") }.onDelete { log.append("delete 2") }
    first.row.handlers[.select]?()
    second.row.handlers[.select]?()
    first.row.handlers[.delete]?()
    second.row.handlers[.delete]?()
    #expect(log == ["first", "second", "delete 1", "delete 2"])
  }

  @Test("Handlers read from a row are a copy")
  func takenOut() {
    var handlers = original.handlers
    handlers[.highlight] = { _ in }
    handlers[.deselect] = nil
    #expect(original.handlers.events == RowEvents(.select, .deselect))
    #expect(handlers.events == RowEvents(.select, .highlight))
  }

  @Test("Modifiers change a copy, not the row they are called on")
  func modifiers() {
    let row = Row("title", id: 1)
    let before = RowSnapshot(row.row)
    for modifier in RowModifier.all {
      _ = modifier.apply(row, 1)
      #expect(RowSnapshot(row.row) == before, "\(modifier.name)")
    }
  }

  @Test("Random changes of random copies change no other copy")
  func random() {
    forAll(300) { random in
      var rows = [Row("title", id: 1)]
      var expected = [RowSnapshot(rows[0].row)]
      for _ in 0..<20 {
        guard let source = rows.randomElement(using: &random),
          let modifier = RowModifier.all.randomElement(using: &random)
        else { return "nothing to choose from" }
        let changed = modifier.apply(source, Int.random(in: 0..<5, using: &random))
        rows.append(changed)
        expected.append(RowSnapshot(changed.row))
      }
      for (index, row) in rows.enumerated() where RowSnapshot(row.row) != expected[index] {
        return "row \(index): \(RowSnapshot(row.row).difference(from: expected[index]))"
      }
      return nil
    }
  }
}
