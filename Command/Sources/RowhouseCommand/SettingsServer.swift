// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
public import Hummingbird
import Logging
import NIOCore
import Rowhouse
public import RowhouseHummingbird
public import RowhouseSettings

/// A server that shows the pages of a settings bundle, in the language of each browser.
public struct SettingsServer: Sendable {
  /// The server of the pages.
  public let pages: PageServer
  private let languages: LanguagePages

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - files: The files of the bundle.
  ///   - store: The store of the values.
  ///   - root: The name of the first page. Defaults to `Root`.
  ///   - variant: The device, and the preferred languages. If there are none, the browser's language is used.
  ///   - configuration: The limits of the server.
  ///   - onError: Called when a value cannot be stored, after a message on the page of the user. Defaults to a closure
  ///     that writes the error to standard error.
  @MainActor
  public init(
    _ files: any SettingsFiles, store: any SettingsStore, root: String = "Root",
    variant: SettingsVariant,
    configuration: PageServer.Configuration = PageServer.Configuration(),
    onError: (@MainActor (SettingsStoreError) -> Void)? = nil
  ) {
    pages = PageServer(configuration: configuration)
    languages = LanguagePages(files, store: store, root: root, variant: variant)
    languages.settings.onError = { error in
      LiveSettings.showMessage(error)
      if let onError { return onError(error) }
      try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
    }
  }

  /// All routes.
  public var router: Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: UnknownAddresses(pages))
    for path in ["/", "**"] as [RouterPath] {
      router.page(path, on: pages) { context in
        let uri = context.request.uri
        let settings = languages.pages(context.languages)
        guard let page = settings.page(atPath: uri.path) else { throw HTTPError(.notFound) }
        guard let row = uri.queryParameters["row"].map(String.init) else { return page }
        // The address of a row that a search has found.
        let found = FoundPage(page, row: ItemID(row))
        found.reveal(with: context.navigator)
        return found
      }
    }
    pages.addRoutes(to: router)
    return router
  }

  /// Creates the application.
  ///
  /// - Parameters:
  ///   - host: The address on which the application listens.
  ///   - port: The port, or 0 for any free port.
  ///   - listening: Called with the address of the first page when the application listens.
  /// - Returns: The application, ready to run.
  public func application(
    host: String = "127.0.0.1", port: Int = 8_080,
    listening: @escaping @Sendable (String) -> Void = { _ in }
  ) -> some ApplicationProtocol {
    var logger = Logger(label: "rowhouse")
    logger.logLevel = .error
    return Application(
      router: router,
      server: .http1(sockets: pages),
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? port
        listening("http://\(PageServer.authority(host: host, port: port))/")
      },
      logger: logger)
  }
}

/// The pages of a bundle, in each language that was requested, with one store.
@MainActor
private final class LanguagePages {
  private let bundle: SettingsBundle
  private let files: any SettingsFiles
  private let root: String
  private let variant: SettingsVariant
  let settings: LiveSettings
  private var made: [String: SettingsPages] = [:]

  init(
    _ files: any SettingsFiles, store: any SettingsStore, root: String, variant: SettingsVariant
  ) {
    self.root = root
    self.files = files
    self.variant = variant
    bundle = SettingsBundle(files, root: root, variant: variant)
    settings = LiveSettings(store, defaults: bundle.defaults)
  }

  /// Returns the pages in the languages of the variant, or if it has none, in one of these languages.
  func pages(_ preferred: [String]) -> SettingsPages {
    var variant = variant
    if variant.languages.isEmpty { variant.languages = [bundle.shownLanguage(for: preferred)] }
    let key = variant.languages[0]
    if let pages = made[key] { return pages }
    let pages = SettingsPages(
      SettingsBundle(files, root: root, variant: variant), settings: settings)
    pages.isSearchable = true
    made[key] = pages
    return pages
  }
}
