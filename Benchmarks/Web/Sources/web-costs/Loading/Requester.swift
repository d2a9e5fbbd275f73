// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import NIOCore

/// A persistent connection, on which requests are sent one after the other.
final class Requester: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  private var received = ByteBuffer()
  private var context: ChannelHandlerContext?
  private var answered: ((Answer) -> Void)?

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: The request, with its head and body.
  ///   - answered: Called with the answer, which must be successful.
  func send(_ request: String, answered: @escaping (Answer) -> Void) {
    guard let context else { return }
    self.answered = answered
    context.writeAndFlush(NIOAny(ByteBuffer(string: request)), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    received.writeBuffer(&bytes)
    guard let answered, let answer = Answer(&received) else { return }
    precondition(
      (200..<300).contains(answer.status),
      "The server answered \(answer.status): \(String(buffer: answer.body))")
    received.discardReadBytes()
    self.answered = nil
    answered(answer)
  }

  func channelInactive(context: ChannelHandlerContext) {
    precondition(answered == nil, "The server has closed a connection instead of answering")
  }
}
