// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import NIOCore

/// A middleware that buffers each response until its end, as one that compresses may do.
struct HoldingMiddleware<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    let body = response.body
    response.body = ResponseBody { writer in
      try await body.write(HoldingWriter(parent: writer))
    }
    return response
  }
}

/// A writer that collects everything until the end.
///
/// One task uses it at a time.
private struct HoldingWriter: ResponseBodyWriter, @unchecked Sendable {
  var parent: any ResponseBodyWriter
  var held = ByteBuffer()

  mutating func write(_ buffer: ByteBuffer) async throws {
    held.writeImmutableBuffer(buffer)
  }

  consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
    try await parent.write(held)
    try await parent.finish(trailingHeaders)
  }
}
