// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTestSupport

/// A page whose rows keep their positions and ids when they change.
@MainActor
final class InStepPage: TablePage {
  private var things: [[Thing]]
  /// The number of changes of the page.
  private var turn = 0
  private var calls: [Int] = []

  init(_ random: inout SeededGenerator) {
    things = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      things.append((0..<Int.random(in: 0...6, using: &random)).map { _ in Thing(&random) })
    }
  }

  var title: String { "In step" }

  var sections: [TableSection] {
    for things in things {
      TableSection("\(things.first?.text ?? 0)") {
        for (number, thing) in things.enumerated() { row(thing).id(number) }
      }
    }
  }

  private func row(_ thing: Thing) -> Row {
    let title = "\(thing.text)"
    let row =
      thing.isElsewhere
      ? Row(title)
      : Row(title)
    let turn = turn
    return thing.isHandled ? row.onSelect { self.calls.append(turn) } : row
  }
}

extension InStepPage {
  /// The content of a row.
  private struct Thing {
    var text: Int
    var isHandled: Bool
    /// True if the row is written on another line.
    var isElsewhere: Bool

    init(_ random: inout SeededGenerator) {
      text = .random(in: 0...1, using: &random)
      isHandled = .random(using: &random)
      isElsewhere = .random(using: &random)
    }
  }

  /// Changes some rows.
  func change(_ random: inout SeededGenerator) {
    turn += 1
    for section in things.indices {
      for row in things[section].indices where Int.random(in: 0...3, using: &random) == 0 {
        things[section][row] = Thing(&random)
      }
    }
  }

  /// Returns the difference between the shown page and the newest evaluation, or `nil` if there is
  /// none.
  func fault(in driver: PageDriver) -> String? {
    for (section, expected) in sections.enumerated() {
      let things = things[section]
      for row in things.indices {
        let indexPath = RowIndexPath(section: section, row: row)
        guard let shown = driver.page.row(at: indexPath), case .rows(let rows) = expected.content,
          let reference = driver.page.reference(at: indexPath)
        else { return "no row \(indexPath)" }
        if !shown.showsSame(as: rows[row]) { return "\(indexPath) shows \(shown)" }
        if shown.source != rows[row].source { return "\(indexPath) comes from \(shown.source)" }
        calls = []
        driver.send(.select, to: reference)
        let wanted = things[row].isHandled ? [turn] : []
        if calls != wanted { return "\(indexPath) called \(calls), not \(wanted)" }
      }
    }
    return nil
  }
}
