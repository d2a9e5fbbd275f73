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
  /// Returns the texts that tables themselves show in a language, which is that of the page, or that of the application for
  /// pages without a language.
  ///
  /// ```swift
  /// var options = TableOptions()
  /// options.texts = { language in
  ///   var texts = TableTexts(language: language)
  ///   if language == "en" { texts.delete = "Remove" }
  ///   return texts
  /// }
  /// ```
  public var texts: @Sendable (_ language: String) -> TableTexts
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

  /// Creates the view controllers of pages that the navigator pushes, and of pages that
  /// ``TablePageController/restore(_:opening:)`` opens.
  ///
  /// For example, add bar buttons, or return an instance of a subclass:
  ///
  /// ```swift
  /// var options = TableOptions()
  /// options.makeController = { page, navigator, options in
  ///   let controller = TablePageController(page, navigator: navigator, options: options)
  ///   if let page = page as? SongsPage {
  ///     controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
  ///       systemItem: .add, primaryAction: UIAction { _ in page.playlist.addSong() })
  ///   }
  ///   return controller
  /// }
  /// let controller = TablePageController(AlbumsPage(), options: options)
  /// ```
  ///
  /// The closure receives the page, the navigator, and these options, and must pass all three to the controller. Pages that
  /// a navigator pushes have the options of the first controller or table with this navigator. Defaults to a
  /// `TablePageController`.
  ///
  /// - Precondition: The controller has the navigator that was passed to the closure.
  public var makeController:
    @MainActor @Sendable (_ page: any TablePage, _ navigator: Navigator, _ options: TableOptions)
      -> TablePageController = { TablePageController($0, navigator: $1, options: $2) }

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
  ///   - texts: Returns the texts that tables themselves show in a language. Defaults to those of ``TableTexts``.
  ///   - diagnostics: The receiver of diagnostics. Defaults to warnings on standard error.
  public init(
    theme: Theme = .standard, images: PageImages = .standard,
    texts: @escaping @Sendable (_ language: String) -> TableTexts = { TableTexts(language: $0) },
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

  /// Creates the view controller of a pushed or restored page.
  @MainActor
  func controller(of page: any TablePage, navigator: Navigator) -> TablePageController {
    let controller = makeController(page, navigator, self)
    precondition(
      controller.navigator === navigator,
      """
      TableOptions.makeController returned a \(type(of: controller)) with another navigator for the page “\(page.title)”, \
      so its rows could not push pages. Pass the navigator of the closure to the controller.
      """)
    return controller
  }

  /// Returns the texts for a page in a language, or for a page without a language.
  func texts(in language: String?) -> TableTexts { texts(language ?? Self.language) }
}
#endif
