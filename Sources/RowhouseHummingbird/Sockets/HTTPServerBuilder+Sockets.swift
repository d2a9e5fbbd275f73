// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
public import HummingbirdCore
public import NIOCore
import RowhouseHosting

@available(hummingbird 2.0, *)
extension HTTPServerBuilder {
  /// Returns an HTTP/1.1 server that accepts web sockets for the events of pages.
  ///
  /// ```swift
  /// let application = Application(router: router, server: .http1(sockets: pages))
  /// ```
  ///
  /// After its first event, a tab sends events through a web socket, which takes less time than a POST request, both in
  /// the browser and on the server. If a socket cannot be opened or its connection is lost, events are POST requests,
  /// as they are without this server. Middleware receives the request for each socket, but not its events. A socket
  /// lasts for ``PageServer/Configuration/Timing/socketLifetime``.
  ///
  /// - Parameters:
  ///   - server: The server of the sessions.
  ///   - configuration: The configuration of connections. Defaults to that of `http1()`, but with an idle timeout of
  ///     three minutes, after which the server closes a connection on which no complete request has arrived. Proxies
  ///     close idle connections earlier, nginx after one minute and Caddy after two.
  /// - Returns: The server for an application with the routes of `server`.
  public static func http1(
    sockets server: PageServer,
    configuration: HTTP1Channel.Configuration = .init(idleTimeout: .seconds(180))
  ) -> HTTPServerBuilder {
    server.acceptsSockets.withLock { $0 = true }
    var configuration = configuration
    let others = configuration.additionalChannelHandlers
    configuration.additionalChannelHandlers = { [SocketUpgrader(server)] + others() }
    return .http1(configuration: configuration)
  }
}
#endif
