// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import NIOCore
import NIOPosix

/// A connection that asks for a web socket, and sends and receives its frames.
actor TestSocket {
  /// A frame from the server.
  enum Frame: Hashable {
    case text(String)
    case compressed(Int)
    case pong(String)
    case close(code: Int)
    /// The end of the connection.
    case end
  }

  /// The key of RFC 6455, section 1.3, and the value that the server must derive from it.
  static let key = "dGhlIHNhbXBsZSBub25jZQ=="
  static let accept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="

  private let channel: any Channel
  private var parts: AsyncStream<ByteBuffer>.Iterator
  private var received = ByteBuffer()

  /// Opens a connection, and asks for a socket.
  ///
  /// - Parameters:
  ///   - path: The path of the request.
  ///   - port: The port of the server.
  ///   - headers: Lines of the request that are added, each with its end, or that replace others of the same name.
  /// - Throws: An error that prevents the connection.
  init(_ path: String, port: Int, _ headers: [String: String?] = [:]) async throws {
    let (parts, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
    self.parts = parts.makeAsyncIterator()
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      // Limits the bytes in transit to a client that does not read.
      .channelOption(.socketOption(.so_rcvbuf), value: 8_192)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Reader(continuation))
        }
      }
      .connect(host: "localhost", port: port).get()
    let standard: [String: String?] = [
      "Host": "localhost", "Connection": "keep-alive, Upgrade", "Upgrade": "websocket",
      "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": Self.key,
    ]
    let lines = standard.merging(headers) { $1 }.compactMap { name, value in
      value.map { "\(name): \($0)\r\n" }
    }
    try await send(Array("GET \(path) HTTP/1.1\r\n\(lines.joined())\r\n".utf8))
  }

  /// Opens the socket of a session, and returns it once the server has accepted it.
  static func open(
    _ session: String, port: Int, _ headers: [String: String?] = [:]
  ) async throws -> TestSocket {
    let path = "/rowhouse/events/\(session.sessionName)"
    let socket = try await TestSocket(path, port: port, headers)
    _ = await socket.head()
    return socket
  }

  /// Returns the head of the response, in lower case.
  func head() async -> String {
    while true {
      let text = String(buffer: received)
      if let end = text.firstRange(of: "\r\n\r\n") {
        received.moveReaderIndex(forwardBy: text[..<end.upperBound].utf8.count)
        return text[..<end.lowerBound].lowercased()
      }
      guard await receive() else { return text }
    }
  }

  /// Returns the next frame.
  func next() async -> Frame {
    while true {
      if let frame = readFrame() { return frame }
      guard await receive() else { return .end }
    }
  }

  /// Stops to read, or begins again.
  func setReading(_ isReading: Bool) async throws {
    try await channel.setOption(.autoRead, value: isReading).get()
  }

  /// Reads a part of the bytes that the server sends, although reading has stopped.
  func readPart() async {
    channel.read()
    _ = await receive()
  }

  /// Waits until the server closes the connection, whatever it sends before.
  func waitForEnd() async { while await receive() {} }

  /// Sends the form of an event, and returns the answer.
  func ask(_ form: String) async throws -> Frame {
    try await send(Self.frame(form))
    return await next()
  }

  func send(_ bytes: [UInt8]) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
  }

  func close() async { try? await channel.close().get() }

  /// Returns a frame with a mask.
  ///
  /// - Parameters:
  ///   - text: The content.
  ///   - start: The first byte: that of a whole text by default.
  /// - Returns: The bytes of the frame.
  static func frame(_ text: String, start: UInt8 = 0x81) -> [UInt8] {
    let mask: [UInt8] = [1, 2, 3, 250]
    let content = text.utf8.enumerated().map { $1 ^ mask[$0 % 4] }
    let length: [UInt8] =
      switch content.count {
      case ..<126: [UInt8(content.count)]
      case ..<65_536: [126, UInt8(content.count >> 8), UInt8(content.count & 255)]
      default: [127] + (0..<8).map { UInt8(truncatingIfNeeded: content.count >> (56 - 8 * $0)) }
      }
    return [start, length[0] | 0x80] + length.dropFirst() + mask + content
  }

  private func receive() async -> Bool {
    var parts = parts
    guard let part = await parts.next(isolation: self) else { return false }
    self.parts = parts
    received.writeImmutableBuffer(part)
    return true
  }

  private func readFrame() -> Frame? {
    var bytes = received
    guard let start = bytes.readInteger(as: UInt8.self),
      var length = bytes.readInteger(as: UInt8.self).map({ Int($0) })
    else { return nil }
    if length == 126 {
      guard let long = bytes.readInteger(as: UInt16.self) else { return nil }
      length = Int(long)
    }
    guard let content = bytes.readSlice(length: length) else { return nil }
    received = bytes
    switch start {
    case 0x81: return .text(String(buffer: content))
    case 0x82 where content.getBytes(at: content.readerIndex, length: 2) == [0x1f, 0x8b]:
      return .compressed(content.readableBytes)
    case 0x88:
      return .close(
        code: content.getInteger(at: content.readerIndex, as: UInt16.self).map { Int($0) } ?? 0)
    case 0x8a: return .pong(String(buffer: content))
    default: preconditionFailure("A frame that begins with \(start)")
    }
  }

  private final class Reader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let continuation: AsyncStream<ByteBuffer>.Continuation

    init(_ continuation: AsyncStream<ByteBuffer>.Continuation) { self.continuation = continuation }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      continuation.yield(unwrapInboundIn(data))
    }

    func channelInactive(context: ChannelHandlerContext) { continuation.finish() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}
