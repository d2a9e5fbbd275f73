// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import NIOCore

/// The event stream of a session, whose messages are counted.
final class StreamListener: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  private var context: ChannelHandlerContext?
  private var opened: (() -> Void)?
  private var lastByte = UInt8(0)
  /// The number of received messages.
  private(set) var messages = 0

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  /// Opens the stream.
  ///
  /// - Parameters:
  ///   - request: The request of the stream.
  ///   - opened: Called when the server has begun to answer.
  func open(_ request: String, opened: @escaping () -> Void) {
    guard let context else { return }
    self.opened = opened
    context.writeAndFlush(NIOAny(ByteBuffer(string: request)), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    unwrapInboundIn(data).withUnsafeReadableBytes { bytes in
      for byte in bytes {
        // An empty line ends a message.
        if byte == UInt8(ascii: "\n"), lastByte == byte { messages += 1 }
        lastByte = byte
      }
    }
    opened?()
    opened = nil
  }
}
