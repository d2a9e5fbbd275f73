// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import NIOCore

/// The event stream of a session, whose messages are counted and forgotten.
final class StreamListener: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  private var context: ChannelHandlerContext?
  private var opened: (() -> Void)?
  private var lastByte = UInt8(0)
  /// How many messages came.
  private(set) var messages = 0

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  /// Opens the stream.
  ///
  /// - Parameters:
  ///   - request: What asks for it.
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
