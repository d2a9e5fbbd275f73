// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A change of a page, a section, or a row in an update, and its reason.
///
/// ```
/// section 0 “Network” at App/SettingsPage.swift:12, row 1 “Wi-Fi” at App/SettingsPage.swift:14: value “Off” → “On”
/// ```
public struct PageChange: Hashable, Sendable {
  /// The section, or `nil` for a change of the page itself.
  public let section: PageDiagnostic.Subject?
  /// The row, or `nil` for a change of a section or of the page.
  public let row: PageDiagnostic.Subject?
  /// The kind of the change.
  public let kind: Kind

  /// The kind of a change.
  public enum Kind: Hashable, Sendable {
    /// The whole page is shown, because it is the first page, it replaces another page, or the host
    /// has failed.
    case shown
    /// The section or row is new.
    case inserted
    /// The section or row was deleted; its position is the old one.
    case deleted
    /// The section has moved from this position.
    case movedSection(from: Int)
    /// The row has moved from this position.
    case moved(from: RowIndexPath)
    /// Properties of the section, the row, or the page differ.
    ///
    /// The array is empty if an id was reloaded, if the row has moved to a section with a different
    /// style, or if its data has changed before the row was created.
    case updated([ValueDifference])
  }
}

extension PageChange: CustomStringConvertible {
  /// The subject and the reason.
  public var description: String {
    let subjects = [section.map { "section \($0)" }, row.map { "row \($0)" }].compactMap(\.self)
    return (subjects.isEmpty ? "the page" : subjects.joined(separator: ", ")) + ": \(kind)"
  }
}

extension PageChange.Kind: CustomStringConvertible {
  /// The differences, or the kind as a word.
  public var description: String {
    switch self {
    case .shown: "shown"
    case .inserted: "inserted"
    case .deleted: "deleted"
    case .movedSection(let section): "moved from section \(section)"
    case .moved(let position): "moved from section \(position.section), row \(position.row)"
    case .updated(let differences) where differences.isEmpty: "drawn again"
    case .updated(let differences): differences.map(\.description).joined(separator: "; ")
    }
  }
}
