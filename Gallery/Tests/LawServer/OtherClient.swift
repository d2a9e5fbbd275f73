// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import NIOCore
import RowhouseWeb

/// Changes the version of the client's files in documents, as a deployed server with other files would have it.
///
/// In these files, some exports of `client.js` have other names, so that modules of two versions cannot be linked.
struct OtherClient<Context: RequestContext>: RouterMiddleware {
  let version: String

  @concurrent
  func handle(
    _ request: Request, context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    // The files of this version are the newest.
    if let path = request.uri.path.wholeMatch(of: /\/rowhouse\/(\w+)\/([\w.]+)/),
      let file = Self.file(named: String(path.2), isNewest: path.1 == version)
    {
      return Response(
        status: .ok, headers: [.contentType: file.mediaType],
        body: ResponseBody(byteBuffer: Self.otherContent(of: file)))
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

  private static func file(named name: String, isNewest: Bool) -> WebClient.File? {
    isNewest ? WebClient.file(named: name) : WebClient.file(forOtherVersionsNamed: name)
  }

  /// Returns the content of a file, with the other names in the lists of exports and imports.
  private static func otherContent(of file: WebClient.File) -> ByteBuffer {
    let names = /\b(?:isDraft|onForm)\b/
    let text = String(decoding: file.bytes, as: UTF8.self)
      .replacing(/export\{[\w,]+\}/) { list in
        list.output.replacing(names) { "\($0.output) as other_\($0.output)" }
      }
      .replacing(/import\{[\w,]+\}/) { list in
        list.output.replacing(names) { "other_\($0.output) as \($0.output)" }
      }
    return ByteBuffer(string: text)
  }
}

/// A writer that collects a document.
private final class Document: ResponseBodyWriter {
  var text = ByteBuffer()

  func write(_ buffer: ByteBuffer) async throws { text.writeImmutableBuffer(buffer) }

  func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
