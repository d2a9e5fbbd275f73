// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import NIOCore
import NIOHTTP1

/// The answer to a request.
struct TestResponse: Sendable {
  let status: HTTPResponse.Status
  let headers: HTTPFields
  let body: ByteBuffer
  /// True if the connection may carry another request.
  ///
  /// The server closes the connection of a stream that has ended. A stream has no length.
  let keepsConnection: Bool

  init(head: HTTPResponseHead, body: ByteBuffer) {
    status = HTTPResponse.Status(code: Int(head.status.code))
    var headers = HTTPFields()
    for (name, value) in head.headers {
      if let name = HTTPField.Name(name) { headers.append(HTTPField(name: name, value: value)) }
    }
    self.headers = headers
    self.body = body
    keepsConnection = head.isKeepAlive && head.headers.contains(name: "content-length")
  }

  var text: String { String(buffer: body) }
}
