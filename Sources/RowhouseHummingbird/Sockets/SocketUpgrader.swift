// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// A handler that upgrades a connection to a web socket after a route answers with status 101.
///
/// The request for a socket is routed like any other, so it also passes through middleware. The
/// handler adds the header `Sec-WebSocket-Accept` to the request, which indicates that the route
/// may answer with status 101 (“Switching Protocols”), and removes this header from all other
/// requests. After the answer, an ``EventSocket`` replaces the HTTP handlers.
///
/// The parser stops reading after a request for another protocol. If such a request gets no socket,
/// the connection closes after the answer, and the answer contains `Connection: close`. Otherwise,
/// a proxy would send the request of another client on the connection.
@available(hummingbird 2.0, *)
final class SocketUpgrader: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private enum State {
    /// No request is for another protocol.
    case passing
    /// The last request is for another protocol.
    case asked
    /// The connection closes after the answer.
    case refused
  }

  private var state = State.passing
  /// The number of requests whose answers have not ended.
  private var unanswered = 0
  /// True once the server shuts down.
  private var isQuiescing = false
  private let server: PageServer

  init(_ server: PageServer) { self.server = server }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var request) = unwrapInboundIn(data) else {
      return context.fireChannelRead(data)
    }
    unanswered += 1
    let isLast = Self.endsParsing(request)
    if isLast { state = .asked }
    if isLast || request.headerFields[.secWebSocketAccept] != nil {
      request.headerFields[.secWebSocketAccept] =
        isLast ? Self.accept(request, on: context.channel) : nil
      return context.fireChannelRead(wrapInboundOut(.head(request)))
    }
    context.fireChannelRead(data)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent { isQuiescing = true }
    context.fireUserInboundEventTriggered(event)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch (state, unwrapOutboundIn(data)) {
    case (.asked, .head(let response))
    where unanswered == 1 && response.status == .switchingProtocols:
      context.writeAndFlush(data, promise: promise)
      upgrade(context)
    case (.asked, .head(var response))
    where unanswered == 1 && response.status.kind != .informational:
      state = .refused
      response.headerFields[.connection] = "close"
      context.write(wrapOutboundOut(.head(response)), promise: promise)
    case (.refused, .end):
      // Closing the connection cancels writes that have not finished, such as the end of a large
      // page.
      let written = promise ?? context.eventLoop.makePromise()
      written.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
      context.writeAndFlush(data, promise: written)
    case (_, .end):
      unanswered -= 1
      context.write(data, promise: promise)
    default: context.write(data, promise: promise)
    }
  }

  /// Returns `true` if the parser stops reading after a request: one with the `CONNECT` method, or with these two
  /// headers.
  private static func endsParsing(_ request: HTTPRequest) -> Bool {
    if request.method == .connect { return true }
    let fields = request.headerFields
    return fields[.upgrade] != nil
      && fields[values: .connection].contains { $0.lowercased().contains("upgrade") }
  }

  /// Returns the value of `Sec-WebSocket-Accept` for a request that stops the parser, or `nil` if it does not request a
  /// socket.
  private static func accept(_ request: HTTPRequest, on channel: any Channel) -> String? {
    let fields = request.headerFields
    // A request with a body gets no socket.
    guard request.method == .get, fields[.upgrade]?.lowercased() == "websocket",
      fields[.contentLength] == nil, fields[.transferEncoding] == nil
    else { return nil }
    var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
    for name in [HTTPField.Name.secWebSocketKey, .secWebSocketVersion] {
      for value in fields[values: name] { head.headers.add(name: name.rawName, value: value) }
    }
    let upgrader = NIOWebSocketServerUpgrader(
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
      upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
    var accept: String?
    // The future has already succeeded or failed.
    upgrader.buildUpgradeResponse(
      channel: channel, upgradeRequest: head, initialResponseHeaders: [:]
    ).assumeIsolated().whenSuccess { accept = $0.first(name: "Sec-WebSocket-Accept") }
    return accept
  }

  /// Replaces the handlers of HTTP.
  private func upgrade(_ context: ChannelHandlerContext) {
    let pipeline = context.pipeline.syncOperations
    // In NIO, the length in a frame's header has 32 bits.
    let messageSize = min(server.configuration.limits.bodySize, Int(UInt32.max))
    do {
      let old = try [
        pipeline.context(handlerType: HTTP1ToHTTPServerCodec.self),
        pipeline.context(handlerType: HTTPResponseEncoder.self),
        pipeline.context(handlerType: ByteToMessageHandler<HTTPRequestDecoder>.self),
      ]
      try pipeline.addHandlers(
        [
          ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: messageSize)),
          WebSocketFrameEncoder(),
          WebSocketProtocolErrorHandler(),
          NIOWebSocketFrameAggregator(
            minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64,
            maxAccumulatedFrameSize: messageSize),
          EventSocket(server),
        ], position: .before(self))
      for handler in old + [context] { _ = pipeline.removeHandler(context: handler) }
      // The socket closes at once if the shutdown began while the route was answering.
      if isQuiescing { pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
    } catch {
      context.fireErrorCaught(error)
      context.close(promise: nil)
    }
  }
}
#endif
