// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore

extension Request {
  /// Returns the body as a form, or throws the status to answer if it is none or has too many bytes.
  func eventForm(limit: Int) async throws(RefusedRequest) -> EventForm {
    var isForm = false
    for field in headers {
      switch field.name {
      case .contentLength where Int(field.value).map({ $0 > limit }) == true:
        throw RefusedRequest(.contentTooLarge)
      case .contentType:
        let type = field.value.prefix { $0 != ";" && $0 != " " }
        isForm = type.lowercased() == "application/x-www-form-urlencoded"
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
#endif
