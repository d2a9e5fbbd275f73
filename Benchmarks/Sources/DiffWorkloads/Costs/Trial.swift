// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// A workload built from one kind of element, which can be compared any number of times.
///
/// Both sides are built separately, element by element. Otherwise, the engine would skip a side
/// that is the same array as the other in constant time, and shared texts would be equal without
/// a comparison of their characters.
package struct Trial {
  /// The larger of the old and the new number of elements.
  package let count: Int
  /// Looks up every new id in a dictionary of the old ids.
  package let yardstick: () -> Int
  /// Compares the old and the new elements, and returns the numbers of edits.
  package let diff: () -> Tally
}

extension Workload {
  /// Builds the elements.
  package func trial(of kind: Kind) -> Trial {
    kind.subject.trial(
      pattern.plan(count: count, ofIDs: kind.subject.isID), isStaged: pattern == .stagedPage)
  }
}

extension Subject {
  fileprivate static func trial(_ plan: Plan, isStaged: Bool) -> Trial {
    switch plan {
    case .list(let old, let new):
      let old = old.map { Self($0) }
      let new = new.map { Self($0) }
      return Trial(
        count: max(old.count, new.count),
        yardstick: { yardstick(old, new) },
        diff: { Tally(changes(from: old, to: new).edits) })
    case .page(let old, let new):
      let old = old.map { Self.section($0) }
      let new = new.map { Self.section($0) }
      return Trial(
        count: max(old.reduce(0) { $0 + $1.rows.count }, new.reduce(0) { $0 + $1.rows.count }),
        yardstick: { yardstick(old, new) },
        diff: {
          let changes = changes(from: old, to: new)
          return Tally(changes.rows, stages: isStaged ? changes.stages().count : nil)
        })
    }
  }

  private static func section(_ blueprint: SectionBlueprint) -> Section {
    Section(head: SectionHead(id: blueprint.head), rows: blueprint.rows.map { Self($0) })
  }
}
