// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
public import RowhouseHosting
public import RowhouseModel

/// Settings for showing pages in tables.
public struct TableOptions: Sendable {
  /// The theme of pages that have none of their own.
  public var theme: Theme
  /// The source of images.
  public var images: PageImages
  /// The texts that tables themselves show, or `nil` for those in the language of the page.
  ///
  /// A page without a language has the texts in the language of the application.
  public var texts: TableTexts?
  /// The receiver of diagnostics.
  public var diagnostics: DiagnosticsHandler
  /// True if the methods of a forwarding object replace the page's handlers.
  ///
  /// Defaults to `false`. Then, for example, `tableView(_:didSelectRowAt:)` of the forwarding
  /// object is called before the `onSelect` handler of the row. If this property is true, the
  /// handler is not called, and the row stays selected until the object deselects it. The same
  /// applies to highlighting, deselecting, accessories, editing by swipe, and scrolling.
  public var forwardingReplacesHandlers = false

  /// The animation with which rows and sections are inserted and deleted.
  ///
  /// Defaults to `.automatic`. `TablePageController.update(with:_:)` and `UITableView.updatePage(with:_:)`
  /// use another one for a single update.
  public var rowAnimation = UITableView.RowAnimation.automatic

  /// Suspends a task for a number of seconds.
  ///
  /// Tests replace it to turn pages without a clock.
  package var pause: @Sendable (Double) async -> Void = { seconds in
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - theme: The theme of pages that have none of their own. Defaults to `Theme.standard`.
  ///   - images: The source of images. Defaults to assets, symbols and the network.
  ///   - texts: The texts that tables themselves show. Defaults to those in the language of the page.
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
  /// Returns the texts for a page in a language, or in that of the application.
  func texts(in language: String?) -> TableTexts {
    texts ?? TableTexts(language: language ?? Bundle.main.preferredLocalizations.first ?? "en")
  }
}
#endif
