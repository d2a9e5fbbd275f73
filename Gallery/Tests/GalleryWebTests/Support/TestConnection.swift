// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import NIOCore
import NIOHTTP1
import NIOPosix

/// A connection over which requests are sent one after the other.
struct TestConnection: Sendable {
  /// An error of a request that got no answer.
  struct NoAnswer: Error, CustomStringConvertible {
    let request: HTTPRequestHead
    let reason: String

    var description: String { "\(request.method) \(request.uri) got no answer: \(reason)" }
  }

  private let channel: any Channel

  init(to address: SocketAddress) async throws {
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          // A test may send headers that are wrong.
          var encoding = HTTPRequestEncoder.Configuration()
          encoding.automaticallySetFramingHeaders = false
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHTTPClientHandlers(
            enableOutboundHeaderValidation: false, encoderConfiguration: encoding)
          try pipeline.addHandler(ExchangeHandler())
        }
      }
      .connect(to: address).get()
  }

  var isOpen: Bool { channel.isActive }

  /// Sends a request and waits for its answer.
  ///
  /// - Throws: ``NoAnswer`` if the server closes the connection, or does not answer within 20 minutes.
  func send(_ head: HTTPRequestHead, body: ByteBuffer?) async throws -> TestResponse {
    let answer = channel.eventLoop.makePromise(of: TestResponse.self)
    let timeout = channel.eventLoop.scheduleTask(in: .minutes(20)) {
      answer.fail(NoAnswer(request: head, reason: "20 minutes are over."))
    }
    defer { timeout.cancel() }
    return try await withTaskCancellationHandler {
      channel.writeAndFlush(Exchange(head: head, body: body, answer: answer)).cascadeFailure(
        to: answer)
      return try await answer.futureResult.get()
    } onCancel: {
      channel.close(promise: nil)
    }
  }

  func close() async { try? await channel.close().get() }

  /// A request, and the promise of its answer.
  private struct Exchange: Sendable {
    let head: HTTPRequestHead
    let body: ByteBuffer?
    let answer: EventLoopPromise<TestResponse>
  }

  private final class ExchangeHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundIn = Exchange
    typealias OutboundOut = HTTPClientRequestPart

    private var exchange: Exchange?
    private var head: HTTPResponseHead?
    private var body = ByteBuffer()

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      let exchange = unwrapOutboundIn(data)
      self.exchange = exchange
      context.write(wrapOutboundOut(.head(exchange.head)), promise: nil)
      if let body = exchange.body {
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
      }
      context.write(wrapOutboundOut(.end(nil)), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head):
        self.head = head
        body = ByteBuffer()
      case .body(var part):
        body.writeBuffer(&part)
      case .end:
        guard let head, head.status.code >= 200 else { return }
        exchange?.answer.succeed(TestResponse(head: head, body: body))
        exchange = nil
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      fail("The server closed the connection.")
      context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      fail("\(error)")
      context.close(promise: nil)
    }

    private func fail(_ reason: String) {
      if let exchange { exchange.answer.fail(NoAnswer(request: exchange.head, reason: reason)) }
      exchange = nil
    }
  }
}
