// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import NIOCore
import RowhouseWeb

/// Changes the version of the client's files in documents, as a deployed server with other files would have it.
struct OtherClient<Context: RequestContext>: RouterMiddleware {
  let version: String

  @concurrent
  func handle(
    _ request: Request, context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    // The files of this version are the newest.
    if let path = request.uri.path.wholeMatch(of: /\/rowhouse\/(\w+)\/([\w.]+)/), path.1 == version,
      let file = WebClient.file(named: String(path.2))
    {
      return Response(
        status: .ok, headers: [.contentType: file.mediaType],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes)))
    }
    var response = try await next(request, context)
    guard response.headers[.contentType]?.hasPrefix("text/html") == true else { return response }
    let document = Document()
    try await response.body.write(document)
    let text = String(buffer: document.text)
      .replacing(/\/rowhouse\/\w+\/(client\.js|page\.css|noscript\.css)/) {
        "/rowhouse/\(version)/\($0.output.1)"
      }
    response.body = ResponseBody(byteBuffer: ByteBuffer(string: text))
    return response
  }
}

/// A writer that collects a document.
private final class Document: ResponseBodyWriter {
  var text = ByteBuffer()

  func write(_ buffer: ByteBuffer) async throws { text.writeImmutableBuffer(buffer) }

  func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
