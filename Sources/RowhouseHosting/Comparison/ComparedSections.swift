// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// A section whose rows have all been created.
struct BuiltSection: DiffableSection, Sendable {
  let section: SectionSnapshot
  let rows: [AnyRow]

  init?(_ section: SectionSnapshot) {
    guard case .made(let rows) = section.rows else { return nil }
    self.section = section
    self.rows = rows
  }

  private init(_ section: SectionSnapshot, _ rows: [AnyRow]) {
    self.section = section
    self.rows = rows
  }

  var id: ItemID { section.id }

  func hasSameHead(as other: Self) -> Bool { section.hasSameHead(as: other.section) }

  static func isIdentifiedInPage(_ row: AnyRow) -> Bool { !row.id.isStructural }

  func replacingRows(with rows: [AnyRow]) -> Self { Self(section, rows) }

  var snapshot: SectionSnapshot {
    var copy = section
    copy.rows = .made(rows)
    return copy
  }
}

/// A section with rows of any kind.
struct ComparedSection: DiffableSection, Sendable {
  let section: SectionSnapshot
  let rows: RowTokens
  /// The old rows, if they are known to be equal and only the main actor may read their data.
  private var sameRows: LazyRows?

  /// Prepares a section to compare.
  ///
  /// `leaves` is true if the comparison runs off the main actor.
  @MainActor
  init(_ section: SectionSnapshot, leaves: Bool) {
    self.section = section
    rows =
      switch section.rows {
      case .made(let rows): .made(rows)
      case .staged(let tokens): .staged(tokens)
      case .lazy(let rows): RowTokens(rows, leaves: leaves)
      }
  }

  private init(_ section: SectionSnapshot, _ rows: RowTokens) {
    self.section = section
    self.rows = rows
  }

  /// Compares the rows with the old ones, if only the main actor may read their data.
  @MainActor
  mutating func compareStorage(with old: Self) {
    guard case .lazy(let rows, _) = rows, !rows.source.isComparableAnywhere,
      case .lazy(let oldRows, _) = old.rows, rows.hasSameData(as: oldRows)
    else { return }
    sameRows = oldRows
  }

  var id: ItemID { section.id }

  func hasSameHead(as other: Self) -> Bool { section.hasSameHead(as: other.section) }

  func hasSameRows(as other: Self) -> Bool {
    guard case .lazy(let first, _) = rows, case .lazy(let second, _) = other.rows else {
      return false
    }
    if first === second { return true }
    guard first.trailing == second.trailing else { return false }
    if !first.source.isComparableAnywhere { return sameRows === second }
    return first.hasSameData(as: second)
  }

  static func isIdentifiedInPage(_ row: RowToken) -> Bool { !row.id.isStructural }

  func replacingRows(with rows: [RowToken]) -> Self { Self(section, .staged(rows)) }

  var snapshot: SectionSnapshot {
    guard case .staged(let tokens) = rows else { return section }
    var copy = section
    copy.rows = .staged(tokens)
    return copy
  }
}
