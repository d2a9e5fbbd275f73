// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// The edits of one side of a change, by position.
struct EditMarks<Position: Hashable & Sendable> {
  private let side: MarkedPage.Side
  private let comesOrGoes: Set<Position>
  private let journeys: [Position: Position]
  private let changed: Set<Position>

  init(_ edits: Edits<Position>, _ side: MarkedPage.Side) {
    self.side = side
    switch side {
    case .old:
      comesOrGoes = Set(edits.deletes)
      journeys = Dictionary(uniqueKeysWithValues: edits.moves.map { ($0.old, $0.new) })
      changed = Set(edits.updates.map(\.old))
    case .new:
      comesOrGoes = Set(edits.inserts)
      journeys = Dictionary(uniqueKeysWithValues: edits.moves.map { ($0.new, $0.old) })
      changed = Set(edits.updates.map(\.new))
    }
  }
}

extension EditMarks {
  /// Returns the mark of a deleted or inserted position, or `nil` if it is neither.
  func comingOrGoing(at position: Position) -> Mark? {
    guard comesOrGoes.contains(position) else { return nil }
    return side == .old ? .deleted : .inserted
  }

  /// Returns all marks of a position, `changed` last.
  func marks(at position: Position) -> [Mark] {
    if let mark = comingOrGoing(at: position) { return [mark] }
    return (journeys[position] == nil ? [] : [.moved])
      + (changed.contains(position) ? [.changed] : [])
  }

  /// Returns the other position of a move with an arrow, or an empty string.
  func journey(at position: Position) -> String {
    guard let other = journeys[position] else { return "" }
    return side == .old ? "→ \(other)" : "← \(other)"
  }
}
