// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import Hummingbird

@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
extension PageServer {
  /// The limits of a server.
  public struct Configuration: Sendable {
    /// The path below which the client's files, the events and the pictures are; `/rowhouse`.
    public var base = "/rowhouse"
    /// The names that browsers may call the server by, without ports; any, unless set.
    ///
    /// What comes for another host is answered with 421. A server that listens on loopback names
    /// `localhost`, `127.0.0.1` and `[::1]` here: otherwise a page from elsewhere, whose own name has been
    /// made to lead to this machine, could use it like a page of its own.
    public var hosts: Set<String>?
    /// The language of pages that name none, as a language tag; `en`.
    public var language = "en"
    /// The most bytes of a request's body; 65,536.
    ///
    /// A larger one is answered with 413.
    public var bodyLimit = 65_536
    /// The most sessions at a time; 1,000.
    ///
    /// One more ends the session without a stream that was not heard of for the longest time, or,
    /// if all have one, is answered with 503.
    public var sessionLimit = 1_000
    /// The most streams of one session; 2.
    ///
    /// One more ends the oldest.
    public var streamLimit = 2
    /// How long a session lasts of which nothing is heard and that has no stream; 60 seconds.
    public var unconnectedLifetime = Duration.seconds(60)
    /// How long a session lasts in which the user does nothing; 30 minutes.
    public var idleLifetime = Duration.seconds(1_800)
    /// How many events a second a session may send for long; 50.
    ///
    /// More are answered with 429.
    public var eventsPerSecond = 50.0
    /// How many events a session may send at once; 100.
    public var eventBurst = 100.0
    /// How often a stream gives a sign of life; every 15 seconds.
    ///
    /// It is how the server finds out that a tab was closed, and the tab that the server has gone: a
    /// tab that hears nothing for three times as long opens its stream again.
    public var heartbeat = Duration.seconds(15)
    /// How often the server looks what is due; every 5 seconds.
    public var sweepInterval = Duration.seconds(5)
    /// What tells the time; the clock of the system.
    public var clock: any PageClock = SystemPageClock()

    /// The limits as they are unless changed.
    public init() {}

    /// After how long a browser may take a stream for dead.
    var silence: Duration { heartbeat * 3 + sweepInterval * 2 }
  }
}
#endif
