// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A mistake in a page or a host, which the driver corrected so that the page stays usable.
///
/// The description contains the subject, the mistake, and the remedy.
public struct PageDiagnostic: Hashable, Sendable {
  /// The kind of the diagnostic.
  public let kind: Kind
  /// The name of the page's type.
  public let page: String
  /// The section that contains the mistake, or `nil`.
  public let section: Subject?
  /// The row that contains the mistake, or `nil`.
  public let row: Subject?

  /// Creates a diagnostic.
  public init(_ kind: Kind, page: String, section: Subject? = nil, row: Subject? = nil) {
    self.kind = kind
    self.page = page
    self.section = section
    self.row = row
  }
}

extension PageDiagnostic {
  /// A section or row in a diagnostic.
  public struct Subject: Hashable, Sendable {
    /// The position, counted from 0.
    public let position: Int
    /// The id.
    public let id: ItemID
    /// The title or the first text, or `nil` if there is neither.
    public let title: String?
    /// The line that declares the subject, or `nil` for a row of a data section that has not been
    /// created.
    public let source: SourceLine?

    /// Creates a subject.
    public init(position: Int, id: ItemID, title: String? = nil, source: SourceLine? = nil) {
      self.position = position
      self.id = id
      self.title = title
      self.source = source
    }
  }
}

extension PageDiagnostic {
  /// The severity of a diagnostic.
  public enum Severity: Hashable, Sendable {
    /// Something that is often intended.
    ///
    /// ``DiagnosticsHandler/standard`` does not print it.
    case note
    /// A probable mistake.
    case warning
  }

  /// The severity.
  public var severity: Severity {
    switch kind {
    case .updateInsideHandler, .eventForMissingRow, .eventForMissingAction, .requestOfLeftPage,
      .updated:
      .note
    case .repeatedRowID, .repeatedSectionID, .unstableRowID, .unstableDataID, .ownIDInDataSection,
      .unselectableID, .sharedMemory, .invalidHeight, .invalidAspectRatio, .invalidControl,
      .controlInHeader, .controlInFooter,
      .wrongCount, .countChanged, .indexPathOutOfRange, .changedOffMainActor,
      .updateInsideEvaluation, .endlessEvaluation, .hostFailed, .repeatedCompletion, .unknownID,
      .editOfDescribedPage, .navigationWithoutViewController:
      .warning
    }
  }
}

extension PageDiagnostic: CustomStringConvertible {
  /// The subject, what happened, and the remedy.
  public var description: String {
    var parts = [page]
    if let section { parts.append("section \(section)") }
    if let row { parts.append("row \(row)") }
    return parts.joined(separator: ", ") + ": " + kind.message
  }
}

extension PageDiagnostic.Subject: CustomStringConvertible {
  /// The position, the title, the id, and the line.
  public var description: String {
    var text = "\(position)"
    if let title { text += " “\(title)”" }
    if !id.isStructural { text += " (id \(id))" }
    if let source { text += " at \(source)" }
    return text
  }
}
