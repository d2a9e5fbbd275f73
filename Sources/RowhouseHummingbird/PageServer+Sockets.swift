// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore
import RowhouseHosting
import RowhouseWeb

@available(hummingbird 2.0, *)
extension PageServer {
  /// Answers a request for a web socket.
  ///
  /// Returns `nil` for any other request, or if the server has no sockets.
  ///
  /// An ``EventSocket`` then answers the messages of the socket.
  func socket(_ request: Request) throws(RefusedRequest) -> Response? {
    guard acceptsSockets.withLock({ $0 }), let accept = request.headers[.secWebSocketAccept] else {
      return nil
    }
    try checkOrigin(of: request)
    return Response(
      status: .switchingProtocols,
      headers: [.upgrade: "websocket", .connection: "upgrade", .secWebSocketAccept: accept],
      body: ResponseBody { writer in
        let (ended, ending) = AsyncStream.makeStream(of: Never.self)
        try await request.body.consumeWithInboundCloseHandler { _ in
          for await _ in ended {}
        } onInboundClosed: {
          ending.finish()
        }
        try await writer.finish(nil)
      })
  }

  /// Returns the message of an answer, compressed if it is large.
  func message(_ outcome: Result<WebAnswer, RefusedRequest>) -> ByteBuffer {
    do throws(RefusedRequest) {
      let (status, messages) = try content(of: try outcome.get())
      var message = ByteBuffer()
      message.reserveCapacity(messages.readableBytes + 3)
      message.writeString("\(status.code)")
      message.writeImmutableBuffer(messages)
      return shortened(message)
    } catch {
      return ByteBuffer(string: "\(error.status.code)[]")
    }
  }
}
#endif
