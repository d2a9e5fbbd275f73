// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
@available(hummingbird 2.0, *)
extension PageServer.Configuration {
  /// The intervals of a server, and the lifetimes of its sessions and sockets.
  public struct Timing: Hashable, Sendable {
    /// The lifetime of a session without a stream or request, unless its tab is hidden or runs no script.
    ///
    /// Defaults to 60 seconds.
    public var unconnectedLifetime = Duration.seconds(60)
    /// The lifetime of the session of a hidden tab, which has no stream until it is visible again, and of a tab that
    /// runs no script, which never has one.
    ///
    /// It is also the lifetime of the session of a tab that opens no other stream after ``streamLifetime``, because its
    /// device is offline or asleep.
    ///
    /// Defaults to 30 minutes after the last request.
    public var hiddenLifetime = Duration.seconds(1_800)
    /// The maximum lifetime of an event stream.
    ///
    /// Defaults to 5 minutes. The lifetime of each stream is a random time between half of this time and this time, so
    /// that streams that begin at the same moment end at different ones. A sweep ends streams that are older, and each
    /// tab then opens another one, within a second and without missing a change. As a result, the application's
    /// middleware receives a request at least this often from each visible tab. If the user is no longer signed in, the
    /// tab loads its page again.
    public var streamLifetime = Duration.seconds(300)
    /// The lifetime of a web socket.
    ///
    /// Defaults to 30 seconds. After a socket closes, the next event is a POST request, and the tab
    /// then opens another socket. As a result, the application's middleware receives a request at
    /// least this often from each tab that sends events. A proxy must keep idle connections open
    /// for this time; nginx does so for 60 seconds.
    public var socketLifetime = Duration.seconds(30)
    /// The interval between the heartbeats of a stream.
    ///
    /// Defaults to 15 seconds. The server detects closed tabs when it sends heartbeats. A tab opens
    /// its stream again if it receives no heartbeat for three times this interval plus twice the
    /// ``sweepInterval``.
    public var heartbeat = Duration.seconds(15)
    /// The interval between session sweeps.
    ///
    /// Defaults to 5 seconds.
    public var sweepInterval = Duration.seconds(5)

    /// Creates the default intervals and lifetimes.
    public init() {}

    /// The time after which a browser may consider a stream dead.
    var silence: Duration {
      // Browsers store the delay of a timer in 32 bits, and a longer one would end at once.
      min(heartbeat * 3 + sweepInterval * 2, .milliseconds(Int32.max))
    }
  }
}
#endif
