// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import NIOCore

/// A web socket, on which events are sent one after the other.
final class SocketRequester: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  private var received = ByteBuffer()
  private var context: ChannelHandlerContext?
  private var opened: (() -> Void)?
  private var answered: ((Answer) -> Void)?

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  /// Opens the socket.
  ///
  /// - Parameters:
  ///   - path: The path of the socket.
  ///   - opened: Called when the socket is open.
  func open(_ path: String, opened: @escaping () -> Void) {
    self.opened = opened
    let request = LoadedSession.get(
      path,
      """
      Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n
      """)
    context?.writeAndFlush(NIOAny(ByteBuffer(string: request)), promise: nil)
  }

  /// Sends an event.
  ///
  /// - Parameters:
  ///   - form: The form of the event.
  ///   - answered: Called with the answer, which must be successful.
  func send(_ form: String, answered: @escaping (Answer) -> Void) {
    self.answered = answered
    let length = form.utf8.count
    precondition(length < 1 << 16, "An event of \(length) bytes has another header")
    var frame = ByteBuffer()
    // Text in one frame. The mask of zeros does not change it.
    frame.writeBytes([0x81, 0x80 | UInt8(length < 126 ? length : 126)])
    if length >= 126 { frame.writeInteger(UInt16(length)) }
    frame.writeInteger(UInt32.zero)
    frame.writeString(form)
    context?.writeAndFlush(NIOAny(frame), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    received.writeBuffer(&bytes)
    if let opened, let answer = Answer(&received) {
      precondition(answer.status == 101, "The server answered \(answer.status) instead of a socket")
      self.opened = nil
      opened()
    } else if let answered, let answer = Answer(frame: &received) {
      precondition(answer.status == 200, "The server answered \(answer.status)")
      received.discardReadBytes()
      self.answered = nil
      answered(answer)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    precondition(answered == nil, "The server has closed a socket instead of answering")
  }
}

extension Answer {
  /// Removes a message of a web socket from the front of the received bytes, or returns `nil` if it is incomplete.
  fileprivate init?(frame received: inout ByteBuffer) {
    var bytes = received
    guard let start = bytes.readInteger(as: UInt16.self) else { return nil }
    precondition(start >> 8 == 0x81, "A message that is not a text in one frame")
    var length = Int(start & 0xff)
    if length == 126 {
      guard let long = bytes.readInteger(as: UInt16.self) else { return nil }
      length = Int(long)
    }
    guard let status = bytes.readString(length: 3), let body = bytes.readSlice(length: length - 3)
    else { return nil }
    self.init(
      status: Int(status) ?? 0, body: body, size: received.readableBytes - bytes.readableBytes)
    received = bytes
  }
}
