// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore

extension Request {
  /// The body as a form.
  ///
  /// - Throws: The status to answer with, if it is too large or no form.
  func eventForm(limit: Int) async throws(RefusedRequest) -> EventForm {
    var isForm = false
    for field in headers {
      switch field.name {
      case .contentLength where Int(field.value).map({ $0 > limit }) == true:
        throw RefusedRequest(.contentTooLarge)
      case .contentType:
        isForm = field.value.lowercased().hasPrefix("application/x-www-form-urlencoded")
        if !isForm { throw RefusedRequest(.unsupportedMediaType) }
      default: break
      }
    }
    guard isForm else { throw RefusedRequest(.unsupportedMediaType) }
    let bytes: ByteBuffer
    do {
      bytes = try await body.collect(upTo: limit)
    } catch is NIOTooManyBytesError {
      throw RefusedRequest(.contentTooLarge)
    } catch {
      throw RefusedRequest(.badRequest)
    }
    guard let form = EventForm(bytes.readableBytesView) else { throw RefusedRequest(.badRequest) }
    return form
  }
}

/// A request that is not carried out.
struct RefusedRequest: Error {
  let status: HTTPResponse.Status

  init(_ status: HTTPResponse.Status) { self.status = status }
}
#endif
