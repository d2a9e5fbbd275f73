// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
public import RowhouseHosting
public import RowhouseModel

/// Settings for showing pages in tables.
public struct TableOptions: Sendable {
  /// The theme of pages without a theme.
  public var theme: Theme
  /// The source of images.
  public var images: PageImages
  /// The texts that tables themselves show, or `nil` for the texts in the language of the page.
  ///
  /// Pages without a language use the texts in the application's language.
  public var texts: TableTexts?
  /// The receiver of diagnostics.
  public var diagnostics: DiagnosticsHandler
  /// True if the methods of a forwarding object replace the page's handlers.
  ///
  /// Defaults to `false`. For example, the table then calls `tableView(_:didSelectRowAt:)` of the
  /// forwarding object before the `onSelect` handler of the row. If this property is `true`, the
  /// handler is not called, and the row stays selected until the object deselects it. The same
  /// applies to highlighting, deselecting, accessories, swipe actions, and scrolling.
  public var forwardingReplacesHandlers = false

  /// The animation with which rows and sections are inserted and deleted.
  ///
  /// Defaults to `.automatic`. To use another animation for a single update, call `TablePageController.update(with:_:)`
  /// or `UITableView.updatePage(with:_:)`.
  public var rowAnimation = UITableView.RowAnimation.automatic

  /// Suspends a task for a number of seconds.
  ///
  /// Tests replace it to turn pages without waiting.
  package var pause: @Sendable (Double) async -> Void = { seconds in
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - theme: The theme of pages without a theme. Defaults to `Theme.standard`.
  ///   - images: The source of images. Defaults to assets, symbols, and the network.
  ///   - texts: The texts that tables themselves show. Defaults to the texts in the language of the page.
  ///   - diagnostics: The receiver of diagnostics. Defaults to warnings on standard error.
  public init(
    theme: Theme = .standard, images: PageImages = .standard, texts: TableTexts? = nil,
    diagnostics: DiagnosticsHandler = .standard
  ) {
    self.theme = theme
    self.images = images
    self.texts = texts
    self.diagnostics = diagnostics
  }
}

extension TableOptions {
  /// The language of pages without a language, which is that of the application.
  static var language: String { Bundle.main.preferredLocalizations.first ?? "en" }

  /// Returns the texts for a page in a language, or for a page without a language.
  func texts(in language: String?) -> TableTexts {
    texts ?? TableTexts(language: language ?? Self.language)
  }
}
#endif
