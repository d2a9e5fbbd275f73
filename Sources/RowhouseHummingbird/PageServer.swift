// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import Hummingbird
public import RowhouseHosting
public import RowhouseModel
public import RowhouseWeb

/// A server that shows pages in browsers, shared by all page routes of a Hummingbird application.
///
/// ```swift
/// let pages = PageServer(configuration: .loopback)
/// let router = Router()
/// router.page("/settings", on: pages) { _ in SettingsPage(account: account) }
/// pages.addRoutes(to: router)
/// ```
///
/// Each time a browser loads a page, the server opens a session. The token of the session contains
/// 192 secret random bits, which only the tab receives. Sessions are isolated to the main actor,
/// and end some time after their tab is closed. ``Configuration`` contains all limits. The server
/// answers an invalid request with a 4xx status, and changes nothing.
@available(hummingbird 2.0, *)
public final class PageServer: Sendable {
  /// The paths and limits of the server.
  public let configuration: Configuration
  let images: any WebImageSource
  let icon: String?
  let theme: Theme
  let texts: @Sendable (String) -> WebTexts
  let diagnostics: DiagnosticsHandler
  /// The version of the client files, which is part of their addresses.
  let clientVersion: String
  let sessions: LiveSessions
  let events: EventQueue
  let metrics: Metrics
  /// True if a middleware that may delay event streams has been reported.
  let hasReportedHolding = Locked(false)
  /// True if the server of the application can upgrade requests to web sockets.
  let acceptsSockets = Locked(false)

  /// Creates a server without routes.
  ///
  /// - Parameters:
  ///   - images: The images of the application. Defaults to none.
  ///   - icon: The address of the icon that browsers show for the pages in tabs and bookmarks: a path of the server, such
  ///     as that of an image, `/rowhouse/images/named/icon`, or an address with `https`. Defaults to `nil` for no icon.
  ///   - theme: The theme of pages without a theme. Defaults to `standard`.
  ///   - texts: Returns the host's texts in a language. Defaults to those of `WebTexts`.
  ///   - diagnostics: The handler of diagnostics. Defaults to warnings on standard error.
  ///   - configuration: The paths and limits of the server. Defaults to the default configuration.
  public init(
    images: any WebImageSource = NoWebImages(),
    icon: String? = nil,
    theme: Theme = .standard,
    texts: @escaping @Sendable (String) -> WebTexts = { WebTexts(language: $0) },
    diagnostics: DiagnosticsHandler = .standard,
    configuration: Configuration = Configuration()
  ) {
    precondition(
      configuration.base.hasPrefix("/") && !configuration.base.hasSuffix("/"),
      "The base path “\(configuration.base)” must begin with a slash, and must not end with one")
    if let node = configuration.node {
      precondition(
        node.wholeMatch(of: /[A-Za-z0-9]{1,32}/) != nil,
        "The name of a node must be 1 to 32 ASCII letters and digits, and not “\(node)”")
    }
    if let icon {
      precondition(
        icon.hasPrefix("/") && !icon.hasPrefix("//") || icon.hasPrefix("https://"),
        "The address of the icon “\(icon)” must begin with one slash or “https://”")
    }
    self.configuration = configuration
    self.images = images
    self.icon = icon
    self.theme = theme
    self.texts = texts
    self.diagnostics = diagnostics
    clientVersion = Fingerprint.text(Array(WebClient.files.map(\.bytes).joined(separator: [0])))
    metrics = Metrics(configuration.metrics)
    sessions = LiveSessions(configuration, metrics)
    events = EventQueue(sessions, clock: configuration.clock, metrics)
  }
}

@available(hummingbird 2.0, *)
extension PageServer {
  /// The number of open sessions.
  @MainActor
  public var sessionCount: Int { sessions.count }

  /// The number of open event streams.
  @MainActor
  public var streamCount: Int { sessions.streamCount }

  /// The number of events that are waiting for the main actor.
  public var waitingEventCount: Int { events.waitingCount }

  /// Ends sessions and streams whose lifetime is over, and sends the heartbeats that are due.
  ///
  /// The server calls this method once every ``Configuration/Timing/sweepInterval``.
  @MainActor
  public func sweep() { sessions.sweep() }

  /// Ends the sessions and streams of a client, such as a user who signs out.
  ///
  /// Each tab loads its page again, so a middleware can respond with the sign-in page.
  ///
  /// Other servers and other processes keep their sessions. If there are several processes, call this method in each of
  /// them, as the article <doc:UsersAndSignIn> shows.
  ///
  /// - Parameter client: The name of the client, as ``Configuration/client`` returns it.
  /// - Complexity: O(*n*) in the number of sessions.
  @MainActor
  public func closeSessions(of client: String) { sessions.closeAll(of: client) }

  /// Returns a host and a port in the form that URLs use, with an IPv6 address in brackets.
  ///
  /// ```swift
  /// print("http://\(PageServer.authority(host: "::1", port: 8080))/")  // http://[::1]:8080/
  /// ```
  public static func authority(host: String, port: Int) -> String {
    host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  /// Ends all sessions and their streams.
  @MainActor
  public func close() { sessions.closeAll() }
}
#endif
