// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import NIOCore

/// A middleware that answers a request for a web socket only after its connection has learned that the server shuts down.
struct DelayedSockets: RouterMiddleware {
  /// A sequence that ends when a socket has been requested.
  let requested: AsyncStream<Never>
  private let requesting: AsyncStream<Never>.Continuation
  private let isQuiescing: AsyncStream<Never>
  private let quiescing: AsyncStream<Never>.Continuation

  init() {
    (requested, requesting) = AsyncStream.makeStream()
    (isQuiescing, quiescing) = AsyncStream.makeStream()
  }

  /// A handler for each connection.
  var handler: any RemovableChannelHandler { Handler(quiescing: quiescing) }

  func handle(
    _ request: Request, context: BasicRequestContext,
    next: @concurrent (Request, BasicRequestContext) async throws -> Response
  ) async throws -> Response {
    if request.headers[.upgrade] != nil {
      requesting.finish()
      for await _ in isQuiescing {}
    }
    return try await next(request, context)
  }

  private final class Handler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = Any
    private let quiescing: AsyncStream<Never>.Continuation

    init(quiescing: AsyncStream<Never>.Continuation) { self.quiescing = quiescing }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if event is ChannelShouldQuiesceEvent { quiescing.finish() }
      context.fireUserInboundEventTriggered(event)
    }
  }
}
