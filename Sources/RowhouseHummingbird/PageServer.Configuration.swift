// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
public import Hummingbird
public import Metrics
import RowhouseWeb

@available(hummingbird 2.0, *)
extension PageServer {
  /// The addresses, limits, and intervals of a server.
  public struct Configuration: Sendable {
    /// The path of client files, events, and images.
    ///
    /// Defaults to `/rowhouse`.
    public var base = "/rowhouse"
    /// The name of the process if a proxy distributes sessions among several.
    ///
    /// Defaults to `nil`. The name has 1 to 32 ASCII letters and digits. The addresses of a session's events, streams,
    /// and styles contain it before a tilde, as in `/rowhouse/events/NODE~NAME`. The addresses to which forms are
    /// posted without a script contain it as the query item `rowhouse=NODE`. From these addresses, a proxy determines
    /// the process of the session. While the process is shutting down, its streams send tabs to the other processes,
    /// and it answers requests for pages with status 503, so that the proxy tries another process.
    public var node: String?
    /// The allowed host names of requests, without ports, or `nil` for any.
    ///
    /// Defaults to `nil`. Requests for other hosts get status 421, except those of monitors for `health` and `ready`,
    /// which may contain the address of the process. Requests with several `Host` headers always get status 400. A
    /// server that listens on loopback should allow only ``loopbackHosts``. Otherwise, another site whose host name
    /// resolves to this machine could use the server.
    public var hosts: Set<String>?
    /// The origins, in addition to the server's own, from which browsers may send events.
    ///
    /// An origin consists of a scheme, a host, and, if it is not the default port, a port, as in
    /// `https://example.com:8443`. Defaults to an empty set. Add the public origin if a proxy
    /// passes on a different `Host`, because older browsers don't send `Sec-Fetch-Site`.
    public var origins: Set<String> = []
    /// True if the server compresses responses with gzip for browsers that accept it.
    ///
    /// Defaults to `true`. Client files are compressed once. Documents, styles, and long answers
    /// are compressed when they are sent. Event streams are never compressed, because a message
    /// must not wait for the next one.
    public var compressesResponses = true
    /// True if the application has a middleware that handles the errors of closures that create pages.
    ///
    /// Defaults to `false`: the server logs an error that is not an `HTTPResponseError`, and answers with status 500. It
    /// answers an `HTTPError` without a message with a short text that contains the id of the request, so a middleware
    /// cannot catch it as an `HTTPError`. If `true`, the server throws each error unchanged, so that the middleware can
    /// answer, or report the error to another service.
    public var passesErrorsOn = false
    /// The language tag of pages without a language.
    ///
    /// Defaults to `en`.
    public var language = "en"
    /// The limits of the server's sessions, and of the requests that it accepts.
    public var limits = Limits()
    /// The intervals of the server, and the lifetimes of its sessions and sockets.
    public var timing = Timing()
    /// Returns the name of the client that sent a request, or `nil` if it is unknown.
    ///
    /// ``Limits/sessionsPerClient`` does not apply to unknown clients. Defaults to a closure that returns `nil`. Behind a
    /// proxy, use a header that the proxy sets, such as `X-Real-IP`. Without a proxy, use the address of the
    /// connection, which is available in a request context that conforms to `RemoteAddressRequestContext`.
    public var client: @Sendable (Request, any RequestContext) -> String? = { _, _ in nil }
    /// The backend for the server's metrics.
    ///
    /// Defaults to the backend of `MetricsSystem`.
    ///
    /// Set up `MetricsSystem` before you create a configuration. The server records these metrics:
    ///
    /// - `rowhouse.sessions` and `rowhouse.streams`: the number of open sessions and of event streams, of all servers
    ///   with this backend.
    /// - `rowhouse.events`: the number of events, by `outcome`: `accepted`, `replayed` (received
    ///   before), `gone` (its row or control no longer exists), `malformed`, or `refused` (there is
    ///   no such session, or it has sent too many events).
    /// - `rowhouse.event.duration`: the time that an event used on the main actor, including the updates of its pages.
    /// - `rowhouse.update.duration`: the time that an update outside of an event used on the main actor, such as after a
    ///   change in another tab, or at the end of a task that a handler has begun. If the page is so large that it is
    ///   compared off the main actor, the times before and after the comparison are recorded separately.
    /// - `rowhouse.document.duration`: the time to open a page, after it was created, and write its document.
    /// - `rowhouse.sent.bytes`: the bytes of responses without headers, before compression, by `kind`: `document`,
    ///   `answer` (to an event), or `stream`. Client files are not counted, because browsers and proxies cache them.
    public var metrics: any MetricsFactory = MetricsSystem.factory
    /// The clock of the server.
    ///
    /// Defaults to the system clock.
    public var clock: any PageClock = SystemPageClock()

    /// Creates the default configuration.
    public init() {}

    var bodyLimits: BodyLimits {
      BodyLimits(bytes: limits.bodySize, time: limits.bodyTime, clock: clock)
    }
  }
}

@available(hummingbird 2.0, *)
extension PageServer.Configuration {
  /// The loopback names in a request's `Host` header: `localhost`, `127.0.0.1`, and `[::1]`.
  public static let loopbackHosts: Set = ["localhost", "127.0.0.1", "[::1]"]

  /// The default configuration, but with ``loopbackHosts`` as the only allowed ``hosts``.
  ///
  /// Use it for a server that listens on loopback, which only this machine can reach:
  ///
  /// ```swift
  /// let pages = PageServer(configuration: .loopback)
  /// ```
  public static var loopback: Self {
    var configuration = Self()
    configuration.hosts = loopbackHosts
    return configuration
  }

  /// Returns the configuration of a server that listens on a host: ``loopback`` for a loopback name or address, such as
  /// `localhost` or `::1`, or otherwise the default configuration.
  ///
  /// For another address of loopback, such as `127.0.0.2`, the configuration also allows this address.
  public static func listening(on host: String) -> Self {
    let name = host.lowercased()
    if loopbackHosts.contains(name) || name == "::1" { return .loopback }
    // RFC 1122, 3.2.1.3: all addresses that begin with 127 are loopback.
    guard name.hasPrefix("127."), name.allSatisfy({ "0123456789.".contains($0) }) else {
      return Self()
    }
    var configuration = Self.loopback
    configuration.hosts?.insert(name)
    return configuration
  }
}
#endif
