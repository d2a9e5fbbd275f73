// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NIOCore
import NIOPosix
import Testing

/// A connection that sends any bytes, and reads the answers.
struct RawConnection: Sendable {
  private let channel: any Channel
  private let parts: AsyncStream<ByteBuffer>
  private let received = Received()

  /// Opens a connection.
  ///
  /// - Parameters:
  ///   - port: The port of the server.
  ///   - isReading: True to read answers immediately. Defaults to `true`.
  /// - Throws: An error that prevents the connection.
  init(port: Int, isReading: Bool = true) async throws {
    let (parts, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
    self.parts = parts
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.autoRead, value: isReading)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Reader(continuation))
        }
      }
      .connect(host: "localhost", port: port).get()
  }

  /// Opens the stream of a session, and waits for its first sign of life.
  ///
  /// - Parameters:
  ///   - session: The token of the session.
  ///   - port: The port of the server.
  /// - Returns: The connection that receives the stream.
  /// - Throws: An error that prevents the connection.
  static func stream(of session: String, _ port: Int) async throws -> RawConnection {
    let stream = try await RawConnection(port: port)
    try await stream.say(
      "GET /rowhouse/events/\(session.sessionName)?version=1 HTTP/1.1\r\nHost: localhost\r\n"
        + "Rowhouse-Session: \(session)\r\n\r\n")
    _ = await stream.read(until: "data: 55000")
    return stream
  }

  func say(_ text: String) async throws {
    try await channel.writeAndFlush(ByteBuffer(string: text)).get()
  }

  /// Begins to read answers.
  func startReading() async throws { try await channel.setOption(.autoRead, value: true).get() }

  /// Returns all received text until a given text was received a number of times, or until the connection is closed.
  func read(until text: String, times: Int = 1) async -> String {
    let end = Data(text.utf8)
    if await received.contains(end, times: times) { return await received.text }
    for await part in parts where await received.append(part, contains: end, times: times) { break }
    return await received.text
  }

  func close() async { try? await channel.close().get() }

  private actor Received {
    private var data = Data()

    var text: String { String(decoding: data, as: UTF8.self) }

    /// Returns true if the data from an offset has a given text at least a number of times.
    func contains(_ text: Data, times: Int, from offset: Int = 0) -> Bool {
      var offset = offset
      for _ in 0..<times {
        guard let range = data.range(of: text, in: offset..<data.count) else { return false }
        offset = range.upperBound
      }
      return true
    }

    /// Adds a part, and returns true if a text ends in it, and the data has the text at least a number of times.
    func append(_ part: ByteBuffer, contains text: Data, times: Int) -> Bool {
      let offset = max(data.count - text.count + 1, 0)
      data.append(contentsOf: part.readableBytesView)
      return contains(text, times: 1, from: offset) && contains(text, times: times)
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
