// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird

/// An error without a message that the closure of a page has thrown.
///
/// Unlike that of an `HTTPError`, its response names the request. A middleware such as ``UnknownAddresses`` may replace
/// the response.
@available(hummingbird 2.0, *)
struct RefusedPage: HTTPResponseError {
  let status: HTTPResponse.Status
  let headers: HTTPFields

  /// Creates the error, or returns `nil` if the error has a message or its status allows no text, such as 304.
  init?(_ error: HTTPError) {
    guard error.body == nil, [.clientError, .serverError].contains(error.status.kind) else {
      return nil
    }
    status = error.status
    headers = error.headers
  }

  func response(from request: Request, context: some RequestContext) -> Response {
    var response = Response.refusal(status, context)
    response.headers.add(ofError: headers)
    return request.method == .head ? response.createHeadResponse() : response
  }
}

extension HTTPFields {
  /// Adds the fields of an error without a message in place of those with the same names, except the type of the content.
  mutating func add(ofError fields: HTTPFields) {
    var fields = fields
    fields[.contentType] = nil
    for field in fields { self[field.name] = nil }
    append(contentsOf: fields)
  }
}
#endif
