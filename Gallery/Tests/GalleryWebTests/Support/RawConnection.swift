// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NIOCore
import NIOPosix

/// A connection that says whatever it likes, and reads what comes.
struct RawConnection: Sendable {
  private let channel: any Channel
  private let lines: AsyncStream<String>
  private let received = Received()

  /// Connects.
  ///
  /// - Parameters:
  ///   - port: Where to.
  ///   - isReading: Whether what comes is taken at once; yes, unless given.
  /// - Throws: What keeps it from connecting.
  init(port: Int, isReading: Bool = true) async throws {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    self.lines = lines
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.autoRead, value: isReading)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Reader(continuation))
        }
      }
      .connect(host: "localhost", port: port).get()
  }

  func say(_ text: String) async throws {
    try await channel.writeAndFlush(ByteBuffer(string: text)).get()
  }

  /// Begins to take what comes.
  func startReading() async throws { try await channel.setOption(.autoRead, value: true).get() }

  /// Everything that came until a text was in it, or the connection was closed.
  func read(until text: String) async -> String {
    if await received.text.contains(text) { return await received.text }
    for await part in lines {
      await received.append(part)
      if await received.text.contains(text) { break }
    }
    return await received.text
  }

  func close() async { try? await channel.close().get() }

  private actor Received {
    var text = ""
    func append(_ part: String) { text += part }
  }

  private final class Reader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let continuation: AsyncStream<String>.Continuation

    init(_ continuation: AsyncStream<String>.Continuation) { self.continuation = continuation }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      continuation.yield(String(buffer: unwrapInboundIn(data)))
    }

    func channelInactive(context: ChannelHandlerContext) { continuation.finish() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}
