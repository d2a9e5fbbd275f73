// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes

/// The refusal of a request.
struct RefusedRequest: Error {
  let status: HTTPResponse.Status

  init(_ status: HTTPResponse.Status) { self.status = status }
}
#endif
