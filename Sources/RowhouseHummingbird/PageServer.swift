// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import Hummingbird
public import RowhouseHosting
public import RowhouseModel
public import RowhouseWeb

/// Serves pages to browsers from a Hummingbird application: what all their routes share.
///
/// ```swift
/// let pages = PageServer(images: Pictures())
/// let router = Router()
/// router.page("/settings", on: pages) { context in
///   SettingsPage(account: account, navigator: context.navigator)
/// }
/// pages.addRoutes(to: router)
/// ```
///
/// Each load of a page is a session of its own, named by 192 random bits that only that tab knows.
/// The session lives on the main actor, and ends some time after its tab has gone; see
/// ``Configuration`` for this and all other limits. Whatever a client sends, the answer to what is
/// not right has a 4xx status, and changes nothing.
@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
public final class PageServer: Sendable {
  /// The limits, and how the client is reached.
  public let configuration: Configuration
  let images: any WebImageSource
  let theme: Theme
  let texts: @Sendable (String) -> WebTexts
  let diagnostics: DiagnosticsHandler
  let files: ClientFiles
  let sessions: LiveSessions
  let events: EventQueue

  /// Makes a server that has no routes yet.
  ///
  /// - Parameters:
  ///   - images: The pictures of the application; none, unless given.
  ///   - theme: The theme of pages that have none of their own; the standard one, unless given.
  ///   - texts: What the host itself says in a language, given as a language tag; unless given, it says
  ///     the same in English in all of them.
  ///   - diagnostics: Where diagnostics go; warnings to standard error, unless given.
  ///   - configuration: The limits; see there for what they are unless given.
  public init(
    images: any WebImageSource = NoWebImages(),
    theme: Theme = .standard,
    texts: @escaping @Sendable (String) -> WebTexts = { _ in .english },
    diagnostics: DiagnosticsHandler = .standard,
    configuration: Configuration = Configuration()
  ) {
    precondition(
      configuration.base.hasPrefix("/") && !configuration.base.hasSuffix("/"),
      "The base path “\(configuration.base)” has to begin with a slash, and not to end with one")
    self.configuration = configuration
    self.images = images
    self.theme = theme
    self.texts = texts
    self.diagnostics = diagnostics
    files = ClientFiles()
    sessions = LiveSessions(configuration)
    events = EventQueue(sessions)
  }
}

@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
extension PageServer {
  /// How many sessions are open.
  @MainActor
  public var sessionCount: Int { sessions.count }

  /// How many event streams are open.
  @MainActor
  public var streamCount: Int { sessions.streamCount }

  /// Ends sessions whose time has come, and has a sign of life sent where one is due.
  ///
  /// The server does so by itself every ``Configuration/sweepInterval``, as long as there is a
  /// session.
  @MainActor
  public func sweep() { sessions.sweep() }

  /// Ends all sessions and their streams.
  @MainActor
  public func close() { sessions.closeAll() }
}
#endif
