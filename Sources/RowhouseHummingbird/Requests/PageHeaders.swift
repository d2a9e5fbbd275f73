// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

enum PageHeaders {
  /// The content security policy of documents, which allows files from the same server, and images.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; "
    + "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

  /// The content security policy of images that are opened in a separate tab.
  static let imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

  /// The headers of responses to the client's script.
  static let json: HTTPFields = [
    .contentType: "application/json", .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
  ]

  /// The headers of an answer that caches must not store.
  static func fresh(_ type: String) -> HTTPFields {
    all(type, caching: "no-store", policy: policy)
  }

  static func all(_ type: String, caching: String, policy: String) -> HTTPFields {
    var fields = HTTPFields()
    fields[.contentType] = type
    fields[.cacheControl] = caching
    fields[.contentSecurityPolicy] = policy
    fields[.xContentTypeOptions] = "nosniff"
    fields[.referrerPolicy] = "same-origin"
    return fields
  }
}

extension Response {
  init(_ status: HTTPResponse.Status, _ type: String, _ text: String) {
    self.init(
      status: status, headers: PageHeaders.fresh("\(type); charset=utf-8"),
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  /// Returns a response with a brief reason for the refusal and the id that the request has in the log.
  static func refusal(_ status: HTTPResponse.Status, _ context: some RequestContext) -> Response {
    let id = context.logger.requestID.map { "Request \($0)\n" }
    let text = "\(status.code) \(status.reasonPhrase)\n\(id ?? "")"
    var response = Response(status, "text/plain", text)
    if [.tooManyRequests, .serviceUnavailable].contains(status) {
      response.headers[.retryAfter] = "1"
    }
    return response
  }
}

extension Logger {
  /// The id of the request whose lines this logger writes, or `nil` if its handler keeps no metadata, with which
  /// `context.id` would trap.
  var requestID: String? { self[metadataKey: "hb.request.id"].map { "\($0)" } }
}
#endif
