// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
public import RowhouseHosting
public import RowhouseModel

/// How pages are shown in tables.
public struct TableOptions: Sendable {
  /// The theme of pages that have none of their own.
  public var theme: Theme
  /// Where pictures come from.
  public var images: PageImages
  /// What tables themselves say.
  public var texts: TableTexts
  /// Where diagnostics go.
  public var diagnostics: DiagnosticsHandler

  /// Describes how pages are shown.
  ///
  /// - Parameters:
  ///   - theme: The theme of pages that have none of their own; the standard one, unless given.
  ///   - images: Where pictures come from; assets, symbols and the network, unless given.
  ///   - texts: What tables themselves say; English, unless given.
  ///   - diagnostics: Where diagnostics go; warnings to standard error, unless given.
  public init(
    theme: Theme = .standard, images: PageImages = .standard, texts: TableTexts = .english,
    diagnostics: DiagnosticsHandler = .standard
  ) {
    self.theme = theme
    self.images = images
    self.texts = texts
    self.diagnostics = diagnostics
  }
}
#endif
