// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import NIOCore
import NIOHTTPTypes
import NIOWebSocket

/// Answers the events that a tab sends through a web socket.
///
/// A message from the tab is the form that the tab would otherwise post. An answer is the three
/// digits of a status, followed by the messages that the tab does not show yet, as JSON. The tab
/// must wait for an answer before it sends the next event. If a message arrives earlier, the socket
/// closes, because the answers to a client that does not read them would need more and more memory.
/// The socket also closes after its lifetime, and when the server shuts down. It then waits until
/// the tab has closed its side, too. Otherwise, an event in transit would reset the connection
/// before the tab learns that the event was not performed.
///
/// It runs in the event loop of its connection, because waking other threads takes longer than
/// reading an event (`Tools/benchmark-web --only rate`). The request that opened the socket lasts
/// until the socket closes.
@available(hummingbird 2.0, *)
final class EventSocket: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = WebSocketFrame

  private let server: PageServer
  private var timeout: Scheduled<Void>?
  /// True while an event is being performed or its answer is being sent.
  private var isAnswering = false
  private var state = State.open

  private enum State {
    case open
    /// The socket closes after the answer.
    case ending
    /// The last frame has been sent.
    case closed
  }

  /// The time that a tab has to close its side of the socket.
  private static let closingTime = TimeAmount.milliseconds(500)

  init(_ server: PageServer) { self.server = server }

  func handlerAdded(context: ChannelHandlerContext) { scheduleEnd(context) }

  /// Closes the socket after its lifetime.
  ///
  /// If an answer has not been sent at that time, the socket closes after the answer, or one
  /// lifetime later at the latest.
  private func scheduleEnd(_ context: ChannelHandlerContext) {
    timeout = context.eventLoop.assumeIsolated().scheduleTask(
      in: TimeAmount(server.configuration.timing.socketLifetime)
    ) { [self] in
      if state == .ending { return context.close(promise: nil) }
      scheduleEnd(context)
      closeAfterAnswer(context)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { timeout?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      if state != .open { return }
      if isAnswering { return close(context, .policyViolation) }
      isAnswering = true
      receive(frame.unmaskedData, context)
    case .ping:
      // Doesn't send a pong to a client that does not read, or after the last frame.
      if context.channel.isWritable, state != .closed { write(.pong, frame.unmaskedData, context) }
    case .pong: break
    case .connectionClose: close(context, .normalClosure)
    default: close(context, .unacceptableData)
    }
  }

  private func receive(_ message: ByteBuffer, _ context: ChannelHandlerContext) {
    guard let fields = message.withUnsafeReadableBytes({ FormFields.read($0) }),
      let form = EventForm(fields)
    else { return answer(server.message(.failure(RefusedRequest(.badRequest))), context) }
    let handler = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let server = server
    server.events.perform(form.event, session: form.session, on: context.eventLoop) { outcome in
      let (socket, context) = handler.value
      socket.answer(server.message(outcome), context)
    }
  }

  private func answer(_ message: ByteBuffer, _ context: ChannelHandlerContext) {
    let isCompressed = message.getBytes(at: message.readerIndex, length: 2) == Gzip.beginning
    write(isCompressed ? .binary : .text, message, context).assumeIsolated().whenComplete {
      [self] _ in
      isAnswering = false
      if state == .ending { close(context, .normalClosure, waits: true) }
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent { closeAfterAnswer(context) }
    context.fireUserInboundEventTriggered(event)
  }

  private func closeAfterAnswer(_ context: ChannelHandlerContext) {
    guard state == .open else { return }
    if isAnswering {
      state = .ending
    } else {
      close(context, .normalClosure, waits: true)
    }
  }

  /// Sends the last frame, and closes the connection immediately or, if `waits` is `true`, after
  /// the tab has closed its side.
  private func close(
    _ context: ChannelHandlerContext, _ code: WebSocketErrorCode, waits: Bool = false
  ) {
    guard state != .closed else { return context.close(promise: nil) }
    state = .closed
    var data = context.channel.allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: code)
    write(.connectionClose, data, context)
    guard waits else { return context.close(promise: nil) }
    timeout?.cancel()
    timeout = context.eventLoop.assumeIsolated().scheduleTask(in: Self.closingTime) {
      context.close(promise: nil)
    }
  }

  @discardableResult
  private func write(
    _ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext
  ) -> EventLoopFuture<Void> {
    let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
    return context.writeAndFlush(wrapOutboundOut(frame))
  }

  /// Closes the socket when the response to its request ends, for example because the server cannot wait longer.
  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { close(context, .goingAway) }
    promise?.succeed()
  }
}
#endif
