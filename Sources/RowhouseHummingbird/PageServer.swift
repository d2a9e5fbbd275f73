// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import Hummingbird
public import RowhouseHosting
public import RowhouseModel
public import RowhouseWeb

/// A server of pages for browsers in a Hummingbird application, shared by all page routes.
///
/// ```swift
/// let pages = PageServer(configuration: .loopback)
/// let router = Router()
/// router.page("/settings", on: pages) { _ in SettingsPage(account: account) }
/// pages.addRoutes(to: router)
/// ```
///
/// Each load of a page opens a session. Its token contains 192 secret random bits, which only its
/// tab receives. Sessions are isolated to the main actor, and end some time after their tab was
/// closed; ``Configuration`` contains all limits. The server answers an invalid request with a 4xx
/// status, and changes nothing.
@available(hummingbird 2.0, *)
public final class PageServer: Sendable {
  /// The limits and the paths of the server.
  public let configuration: Configuration
  let images: any WebImageSource
  let theme: Theme
  let texts: @Sendable (String) -> WebTexts
  let diagnostics: DiagnosticsHandler
  /// The version of the client's files, which is part of their addresses.
  let clientVersion: String
  let sessions: LiveSessions
  let events: EventQueue
  let metrics: Metrics
  /// True after a middleware that may delay event streams was reported.
  let hasReportedHolding = Locked(false)
  /// True if the server of the application can upgrade requests to web sockets.
  let acceptsSockets = Locked(false)

  /// Creates a server without routes.
  ///
  /// - Parameters:
  ///   - images: The images of the application. Defaults to none.
  ///   - theme: The theme of pages that have none of their own. Defaults to `standard`.
  ///   - texts: Returns the texts of the host in a language. Defaults to those of `WebTexts`.
  ///   - diagnostics: The handler of diagnostics. Defaults to warnings on standard error.
  ///   - configuration: The limits of the server. Defaults to those of `Configuration`.
  public init(
    images: any WebImageSource = NoWebImages(),
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
    self.configuration = configuration
    self.images = images
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

  /// The number of events that wait for the main actor.
  public var waitingEventCount: Int { events.waitingCount }

  /// Ends sessions whose lifetime is over, and sends heartbeats that are due.
  ///
  /// The server calls this function every ``Configuration/sweepInterval``.
  @MainActor
  public func sweep() { sessions.sweep() }

  /// Ends the sessions of a client and their streams, such as those of a user who signs out.
  ///
  /// Each tab loads its page again, so a middleware can answer with the page for signing in.
  ///
  /// - Parameter client: The name of the client, as ``Configuration/client`` returns it.
  /// - Complexity: O(*n*) in the number of sessions.
  @MainActor
  public func closeSessions(of client: String) { sessions.closeAll(of: client) }

  /// Returns a host and a port as in a URL, where an address of IPv6 has brackets.
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
