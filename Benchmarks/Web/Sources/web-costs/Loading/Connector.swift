// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import NIOCore
import NIOPosix

/// A factory of connections to one server, all in one event loop.
struct Connector {
  private let loop: any EventLoop
  private let address: SocketAddress

  init(_ loop: any EventLoop, _ address: SocketAddress) {
    self.loop = loop
    self.address = address
  }

  /// Opens a connection with a handler.
  ///
  /// - Parameters:
  ///   - make: Creates the handler.
  ///   - use: Called with the handler in the event loop, once the connection is open.
  func connect<Handler: ChannelInboundHandler>(
    with make: @escaping @Sendable () -> Handler, use: @escaping (Handler) -> Void
  ) {
    ClientBootstrap(group: loop).channelInitializer { channel in
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandler(make())
      }
    }
    .connect(to: address).assumeIsolated()
    .flatMapThrowing { try $0.pipeline.syncOperations.handler(type: Handler.self) }
    .whenComplete { result in
      switch result {
      case .success(let handler): use(handler)
      case .failure(let error): fatalError("The server at \(address) lets nobody in: \(error)")
      }
    }
  }
}
