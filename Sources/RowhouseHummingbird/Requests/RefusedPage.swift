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
    response.headers.replace(with: headers)
    return request.method == .head ? response.createHeadResponse() : response
  }
}

extension HTTPFields {
  /// Adds fields in place of those with the same names.
  fileprivate mutating func replace(with fields: HTTPFields) {
    for field in fields { self[field.name] = nil }
    append(contentsOf: fields)
  }
}
#endif
