// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
public import Hummingbird
public import Metrics
import RowhouseWeb

@available(hummingbird 2.0, *)
extension PageServer {
  /// The paths and limits of a server.
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
    /// Defaults to `nil`. Requests for other hosts get status 421. Requests with several `Host`
    /// headers always get status 400. A server that listens on loopback should allow only
    /// ``loopbackHosts``. Otherwise, another site whose host name resolves to this machine could
    /// use the server.
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
    /// The language tag of pages without a language.
    ///
    /// Defaults to `en`.
    public var language = "en"
    /// The maximum size of a request's body, in bytes.
    ///
    /// Defaults to 65,536. A request with a larger body gets status 413. A larger message closes
    /// its web socket.
    public var bodyLimit = 65_536
    /// The maximum time to receive a request's body.
    ///
    /// Defaults to 10 seconds. A request whose body takes longer gets status 408.
    public var bodyTimeout = Duration.seconds(10)
    /// The maximum number of open sessions.
    ///
    /// Defaults to 1,000. When the limit is reached, the server closes the session without a stream that has been idle
    /// the longest. If all sessions have a stream, the server answers the request with status 503.
    public var sessionLimit = 1_000
    /// The maximum memory of all open sessions, in bytes, as estimated by `WebSession`.
    ///
    /// Defaults to 1 GiB. When the limit is reached, the server closes sessions as described at
    /// ``sessionLimit``.
    public var memoryLimit = 1 << 30
    /// The maximum number of open sessions of one client.
    ///
    /// Defaults to 50. When the limit is reached, the server closes the client's session without a stream that has been
    /// idle the longest. If all of them have a stream, the server answers the request with status 429.
    public var clientSessionLimit = 50
    /// Returns the name of the client that sent a request, or `nil` if it is unknown.
    ///
    /// ``clientSessionLimit`` does not apply to unknown clients. Defaults to a closure that returns `nil`. Behind a
    /// proxy, use a header that the proxy sets, such as `X-Real-IP`. Without a proxy, use the address of the
    /// connection, which is available in a request context that conforms to `RemoteAddressRequestContext`.
    public var client: @Sendable (Request, any RequestContext) -> String? = { _, _ in nil }
    /// The maximum number of streams of a session.
    ///
    /// Defaults to 2. Another stream ends the oldest one.
    public var streamLimit = 2
    /// The lifetime of a session without a stream or request, unless its tab is hidden.
    ///
    /// Defaults to 60 seconds.
    public var unconnectedLifetime = Duration.seconds(60)
    /// The lifetime of the session of a hidden tab, which has no stream until it is visible again.
    ///
    /// Defaults to 30 minutes.
    public var hiddenLifetime = Duration.seconds(1_800)
    /// The sustained number of events that a session may send per second.
    ///
    /// Defaults to 50. The server answers additional events with status 429.
    public var eventsPerSecond = 50.0
    /// The number of events that a session may send in one burst.
    ///
    /// Defaults to 100.
    public var eventBurst = 100.0
    /// The interval between the heartbeats of a stream.
    ///
    /// Defaults to 15 seconds. The server detects closed tabs when it sends heartbeats. A tab opens
    /// its stream again if it receives no heartbeat for three times this interval plus twice the
    /// ``sweepInterval``.
    public var heartbeat = Duration.seconds(15)
    /// The lifetime of a web socket.
    ///
    /// Defaults to 30 seconds. After a socket closes, the next event is a POST request, and the tab
    /// then opens another socket. As a result, the application's middleware receives a request at
    /// least this often from each tab that sends events. A proxy must keep idle connections open
    /// for this time; nginx does so for 60 seconds.
    public var socketLifetime = Duration.seconds(30)
    /// The interval between session sweeps.
    ///
    /// Defaults to 5 seconds.
    public var sweepInterval = Duration.seconds(5)
    /// The backend for the server's metrics.
    ///
    /// Defaults to the backend of `MetricsSystem`.
    ///
    /// Set up `MetricsSystem` before you create a configuration. The server records these metrics:
    ///
    /// - `rowhouse.sessions` and `rowhouse.streams`: the number of open sessions and of event streams.
    /// - `rowhouse.events`: the number of events, by `outcome`: `accepted`, `replayed` (received
    ///   before), `gone` (its row or control no longer exists), `malformed`, or `refused` (there is
    ///   no such session, or it has sent too many events).
    /// - `rowhouse.event.duration`: the time that an event used on the main actor.
    /// - `rowhouse.document.duration`: the time to open a page and write its document.
    /// - `rowhouse.sent.bytes`: the bytes of responses without headers, before compression, by `kind`: `document`,
    ///   `answer` (to an event), or `stream`. Client files are not counted, because browsers and proxies cache them.
    public var metrics: any MetricsFactory = MetricsSystem.factory
    /// The clock of the server.
    ///
    /// Defaults to the system clock.
    public var clock: any PageClock = SystemPageClock()

    /// Creates the default configuration.
    public init() {}

    var bodyLimits: BodyLimits { BodyLimits(bytes: bodyLimit, time: bodyTimeout, clock: clock) }

    /// The time after which a browser may consider a stream dead.
    var silence: Duration { heartbeat * 3 + sweepInterval * 2 }
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
  public static func listening(on host: String) -> Self {
    loopbackHosts.contains(host) || host == "::1" ? .loopback : Self()
  }
}
#endif
