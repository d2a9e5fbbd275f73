// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// Makes a web socket of a connection once a route has answered with status 101.
///
/// The request that asks for a socket is routed as any other, so middleware sees it too. It gets the header
/// `Sec-WebSocket-Accept`, which no client sends, as a sign that the route may answer with status 101. After this
/// answer an ``EventSocket`` takes the place of HTTP.
@available(hummingbird 2.0, *)
final class SocketUpgrader: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private enum State {
    /// Requests do not ask for a socket.
    case passing
    /// A request asks for a socket.
    case asked
    /// The request was refused. The parser reads nothing after it, so the connection closes after the answer.
    case refused
  }

  private var state = State.passing
  private let server: PageServer

  init(_ server: PageServer) { self.server = server }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var request) = unwrapInboundIn(data), isForEvents(request) else {
      return context.fireChannelRead(data)
    }
    let accept = Self.accept(request, on: context.channel)
    if accept != nil { state = .asked }
    request.headerFields[.secWebSocketAccept] = accept
    context.fireChannelRead(wrapInboundOut(.head(request)))
  }

  private func isForEvents(_ request: HTTPRequest) -> Bool {
    request.method == .get
      && request.path?.hasPrefix("\(server.configuration.base)/events/") == true
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch (state, unwrapOutboundIn(data)) {
    case (.asked, .head(let response)) where response.status == .switchingProtocols:
      context.writeAndFlush(data, promise: promise)
      upgrade(context)
    case (.asked, .head):
      state = .refused
      context.write(data, promise: promise)
    case (.refused, .end):
      context.writeAndFlush(data, promise: promise)
      context.close(promise: nil)
    default: context.write(data, promise: promise)
    }
  }

  /// Returns the value of `Sec-WebSocket-Accept` for a request, or `nil` if it does not ask for a socket.
  private static func accept(_ request: HTTPRequest, on channel: any Channel) -> String? {
    let fields = request.headerFields
    // The parser stops after a request with these two headers. One with a body gets no socket.
    guard fields[.upgrade]?.lowercased() == "websocket", fields[.contentLength] == nil,
      fields[.transferEncoding] == nil,
      fields[values: .connection].flatMap({ $0.split(separator: ",") }).contains(where: {
        $0.lowercased().filter { $0 != " " } == "upgrade"
      })
    else { return nil }
    var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
    for name in [HTTPField.Name.secWebSocketKey, .secWebSocketVersion] {
      for value in fields[values: name] { head.headers.add(name: name.rawName, value: value) }
    }
    let upgrader = NIOWebSocketServerUpgrader(
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
      upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
    var accept: String?
    // It has succeeded or failed already.
    upgrader.buildUpgradeResponse(
      channel: channel, upgradeRequest: head, initialResponseHeaders: [:]
    ).assumeIsolated().whenSuccess { accept = $0.first(name: "Sec-WebSocket-Accept") }
    return accept
  }

  /// Replaces the handlers of HTTP.
  private func upgrade(_ context: ChannelHandlerContext) {
    let pipeline = context.pipeline.syncOperations
    // The header of a frame has 32 bits for the length in NIO.
    let messageSize = min(server.configuration.bodyLimit, Int(UInt32.max))
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
    } catch {
      context.fireErrorCaught(error)
      context.close(promise: nil)
    }
  }
}
#endif
