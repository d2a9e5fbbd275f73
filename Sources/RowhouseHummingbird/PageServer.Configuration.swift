// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
public import Hummingbird
public import Metrics
import RowhouseWeb

@available(hummingbird 2.0, *)
extension PageServer {
  /// The limits of a server.
  public struct Configuration: Sendable {
    /// The path of the client's files, events and images, by default `/rowhouse`.
    public var base = "/rowhouse"
    /// The name of the process if a proxy distributes the sessions over several, by default `nil`.
    ///
    /// It has 1 to 32 ASCII letters and digits. The addresses of a session's events, streams and
    /// styles contain it before a tilde, as in `/rowhouse/events/NODE~NAME`, and those to which
    /// forms are posted without a script as the query item `rowhouse=NODE`. With them, a proxy
    /// finds the process of the session. While the process is ending, its streams send the tabs to
    /// the other processes, and it answers requests for pages with status 503, after which the
    /// proxy tries another process.
    public var node: String?
    /// The allowed host names of requests, without ports, or `nil` for any, which is the default.
    ///
    /// Requests for other hosts get status 421. Requests with several `Host` headers always get
    /// status 400. A server that listens on loopback should allow only ``loopbackHosts``: otherwise
    /// another site, whose host name resolves to this machine, could use the server as its own.
    public var hosts: Set<String>?
    /// The origins, besides that of the server itself, from which browsers may send events.
    ///
    /// An origin is a scheme, a host and, unless it is the usual one, a port, such as
    /// `https://example.com:8443`. Defaults to an empty set. Older browsers, which send no
    /// `Sec-Fetch-Site`, require the public origin here if a proxy passes on another `Host`.
    public var origins: Set<String> = []
    /// True if responses are compressed with gzip for browsers that accept it.
    ///
    /// Defaults to `true`. Client files are compressed once; documents, styles and long answers are
    /// compressed when they are sent. Event streams are never compressed, because a message must
    /// not wait for the next one.
    public var compressesResponses = true
    /// The language of pages that have none, as a language tag, by default `en`.
    public var language = "en"
    /// The maximum size of a request's body, by default 65,536 bytes; larger ones get status 413.
    ///
    /// A larger message closes its web socket.
    public var bodyLimit = 65_536
    /// The maximum time until a request's body is complete, by default 10 seconds; later ones get status 408.
    public var bodyTimeout = Duration.seconds(10)
    /// The maximum number of open sessions, by default 1,000.
    ///
    /// When it is reached, the server closes the longest-idle session without a stream. If all
    /// sessions have a stream, it answers the request with 503.
    public var sessionLimit = 1_000
    /// The maximum memory of all open sessions, by default 1 GiB, as `WebSession` estimates it.
    ///
    /// When it is reached, sessions close as for ``sessionLimit``.
    public var memoryLimit = 1 << 30
    /// The maximum number of open sessions of one client, by default 50.
    ///
    /// When it is reached, the client's longest-idle session without a stream closes. If all of them have a
    /// stream, the server answers the request with 429.
    public var clientSessionLimit = 50
    /// Returns the name of the client that has sent a request, or `nil` if it is unknown.
    ///
    /// ``clientSessionLimit`` does not apply to unknown clients. Defaults to `nil` for all requests. Behind a proxy,
    /// the name is in a header that the proxy sets, such as `X-Real-IP`; without one it is the address of the
    /// connection, which a request context contains that conforms to `RemoteAddressRequestContext`.
    public var client: @Sendable (Request, any RequestContext) -> String? = { _, _ in nil }
    /// The maximum number of streams of a session, by default 2; another stream ends the oldest
    /// one.
    public var streamLimit = 2
    /// The lifetime of a session without a stream or request, unless its tab is hidden.
    ///
    /// Defaults to 60 seconds.
    public var unconnectedLifetime = Duration.seconds(60)
    /// The lifetime of the session of a hidden tab, which has no stream until it is visible again.
    ///
    /// Defaults to 30 minutes.
    public var hiddenLifetime = Duration.seconds(1_800)
    /// The sustained number of events that a session may send per second, by default 50.
    ///
    /// The server answers further events with status 429.
    public var eventsPerSecond = 50.0
    /// The number of events that a session may send at once, by default 100.
    public var eventBurst = 100.0
    /// The interval between the heartbeats of a stream, by default 15 seconds.
    ///
    /// The server notices closed tabs when it sends heartbeats. A tab that receives none for three
    /// times this interval opens its stream again.
    public var heartbeat = Duration.seconds(15)
    /// The lifetime of a web socket, by default 30 seconds.
    ///
    /// The next event is a POST, and the tab then opens another socket. So, for each tab that sends
    /// events, the middleware of the application receives a request at least this often. A proxy
    /// has to keep silent connections open for this time; nginx does so for 60 seconds.
    public var socketLifetime = Duration.seconds(30)
    /// The interval between session sweeps, by default 5 seconds.
    public var sweepInterval = Duration.seconds(5)
    /// The backend of the server's metrics.
    ///
    /// Defaults to that of `MetricsSystem`.
    ///
    /// Set up `MetricsSystem` before you create a configuration. The server records these metrics:
    ///
    /// - `rowhouse.sessions` and `rowhouse.streams`: the numbers of open sessions and event streams.
    /// - `rowhouse.events`: the number of events, by `outcome`: `accepted`, `replayed` (received
    ///   before), `gone` (its row or control no longer exists), `malformed`, or `refused` (no
    ///   session, or too many events).
    /// - `rowhouse.event.duration`: the time that an event has used on the main actor.
    /// - `rowhouse.document.duration`: the time to open a page and to write its document.
    /// - `rowhouse.sent.bytes`: the bytes of responses without headers, before compression, by `kind`: `document`, `answer` (to an
    ///   event) or `stream`. The files of the client, which browsers and proxies keep, are not counted.
    public var metrics: any MetricsFactory = MetricsSystem.factory
    /// The clock of the server, by default that of the system.
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
  /// The names of loopback in the `Host` header of a request: `localhost`, `127.0.0.1` and `[::1]`.
  public static let loopbackHosts: Set = ["localhost", "127.0.0.1", "[::1]"]

  /// The default configuration, with ``loopbackHosts`` as the only allowed ``hosts``.
  ///
  /// It is for a server that listens on loopback, which only this machine can reach:
  ///
  /// ```swift
  /// let pages = PageServer(configuration: .loopback)
  /// ```
  public static var loopback: Self {
    var configuration = Self()
    configuration.hosts = loopbackHosts
    return configuration
  }

  /// Returns the configuration of a server that listens on a host: ``loopback`` if that is a name or an address of
  /// loopback, such as `localhost` or `::1`, or else the default configuration.
  public static func listening(on host: String) -> Self {
    loopbackHosts.contains(host) || host == "::1" ? .loopback : Self()
  }
}
#endif
