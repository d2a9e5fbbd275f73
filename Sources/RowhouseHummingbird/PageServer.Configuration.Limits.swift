// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
@available(hummingbird 2.0, *)
extension PageServer.Configuration {
  /// The limits of a server's sessions, and of the requests that it accepts.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of open sessions.
    ///
    /// Defaults to 1,000. When the limit is reached, the server closes the session without a stream that has been idle
    /// the longest. If all sessions have a stream, the server answers the request with status 503.
    public var sessions = 1_000
    /// The maximum number of open sessions of one client.
    ///
    /// Defaults to 50. When the limit is reached, the server closes the client's session without a stream that has been
    /// idle the longest. If all of them have a stream, the server answers the request with status 429.
    public var sessionsPerClient = 50
    /// The maximum memory of all open sessions, in bytes, as estimated by `WebSession`.
    ///
    /// Defaults to 1 GiB. When the limit is reached, the server closes sessions as described at
    /// ``sessions``.
    public var memory = 1 << 30
    /// The maximum number of streams of a session.
    ///
    /// Defaults to 2. Another stream ends the oldest one.
    public var streamsPerSession = 2
    /// The sustained number of events that a session may send per second.
    ///
    /// Defaults to 50. The server answers additional events with status 429.
    public var eventsPerSecond = 50.0
    /// The number of events that a session may send in one burst.
    ///
    /// Defaults to 100.
    public var eventBurst = 100.0
    /// The maximum size of a request's body, in bytes.
    ///
    /// Defaults to 1,048,576, which is enough for the longest text of a field: a UTF-16 code unit has up to 15 bytes in a
    /// body. A request with a larger body gets status 413. A larger message closes its web socket. A form that is sent
    /// without a script to the path of a page contains the texts of all fields, and may contain a picture, so it may
    /// have 1 MiB more.
    public var bodySize = 1_048_576
    /// The maximum time to wait for the next part of a request's body.
    ///
    /// Defaults to 10 seconds. A request whose body stops for longer gets status 408. The whole body may take longer,
    /// for example if a long text is sent on a slow line.
    public var bodyTime = Duration.seconds(10)

    /// Creates the default limits.
    public init() {}
  }
}
#endif
