// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore

@available(hummingbird 2.0, *)
extension PageServer {
  /// The size, in bytes, from which responses are compressed.
  ///
  /// A smaller response fits into a single packet anyway.
  private static let compressionMinimum = 1_400

  /// Returns a response that is compressed if it is large enough and the client accepts gzip.
  ///
  /// Compressing a 200 kB document takes more than a millisecond, so this method is not called on the main actor.
  func response(
    to request: Request, _ status: HTTPResponse.Status, _ headers: HTTPFields, _ body: ByteBuffer
  ) -> Response {
    response(to: request, status, headers, body) { compressed(body) }
  }

  /// Returns the compressed body, or `nil` if the body is too small or cannot be compressed.
  private func compressed(_ body: ByteBuffer) -> ByteBuffer? {
    body.readableBytes >= Self.compressionMinimum ? Gzip.compressed(body, .quick) : nil
  }

  /// Returns a message for a web socket of the client's script, compressed if it is large enough.
  func shortened(_ message: ByteBuffer) -> ByteBuffer {
    configuration.compressesResponses ? compressed(message) ?? message : message
  }

  /// Returns a response in one of two encodings.
  ///
  /// `compressed` returns the body for clients that accept gzip, or `nil` if there is none.
  func response(
    to request: Request, _ status: HTTPResponse.Status, _ headers: HTTPFields, _ body: ByteBuffer,
    compressed: () -> ByteBuffer?
  ) -> Response {
    var headers = headers
    headers[.vary] = "Accept-Encoding"
    guard configuration.compressesResponses, request.acceptsGzip, let smaller = compressed() else {
      return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
    }
    headers[.contentEncoding] = "gzip"
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: smaller))
  }

  /// Returns a response with text that caches must not store.
  func response(to request: Request, _ content: TextContent) -> Response {
    response(
      to: request, content.status, PageHeaders.fresh("\(content.type); charset=utf-8"),
      ByteBuffer(string: content.text))
  }
}

/// The content of a response that is not encoded yet.
struct TextContent: Sendable {
  var status = HTTPResponse.Status.ok
  let type: String
  let text: String
}
#endif
