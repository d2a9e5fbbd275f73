// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// Something about a page that is not as it should be, and was put right.
///
/// The page stays usable and consistent. Print a diagnostic to see what happened, where, and what
/// to do about it; compare it with one of your own in a test.
public struct PageDiagnostic: Hashable, Sendable {
  /// What happened.
  public let kind: Kind
  /// The type of the page.
  public let page: String
  /// The section that it is about, if it is about one.
  public let section: Place?
  /// The row that it is about, if it is about one.
  public let row: Place?

  /// Describes what happened and where.
  public init(_ kind: Kind, page: String, section: Place? = nil, row: Place? = nil) {
    self.kind = kind
    self.page = page
    self.section = section
    self.row = row
  }
}

extension PageDiagnostic {
  /// A section or row, as far as it can be told.
  public struct Place: Hashable, Sendable {
    /// Its position, from 0.
    public let position: Int
    /// Its id.
    public let id: ItemID
    /// Its title, or what else it says first.
    public let title: String?
    /// Where it was written; nothing for a row of a data section that has not been made.
    public let source: SourceLine?

    /// Describes a section or row.
    public init(position: Int, id: ItemID, title: String? = nil, source: SourceLine? = nil) {
      self.position = position
      self.id = id
      self.title = title
      self.source = source
    }
  }
}

extension PageDiagnostic {
  /// How much it matters.
  public enum Severity: Hashable, Sendable {
    /// It is often intended. ``DiagnosticsHandler/standard`` does not print it.
    case note
    /// It is most likely a mistake.
    case warning
  }

  /// How much it matters.
  public var severity: Severity {
    switch kind {
    case .updateInsideHandler, .eventForMissingRow, .eventForMissingAction: .note
    default: .warning
    }
  }
}

extension PageDiagnostic: CustomStringConvertible {
  /// What happened, where, and what to do about it.
  public var description: String {
    var parts = [page]
    if let section { parts.append("section \(section)") }
    if let row { parts.append("row \(row)") }
    return parts.joined(separator: ", ") + ": " + kind.message
  }
}

extension PageDiagnostic.Place: CustomStringConvertible {
  /// The position, the title, the id and the line.
  public var description: String {
    var text = "\(position)"
    if let title { text += " “\(title)”" }
    if !id.isStructural { text += " (id \(id))" }
    if let source { text += " at \(source)" }
    return text
  }
}
