// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore

@available(hummingbird 2.0, *)
extension Request {
  /// Returns an event from the body, or throws the status to answer if it contains none.
  func eventForm(_ limits: BodyLimits) async throws(RefusedRequest) -> EventForm {
    guard let form = EventForm(try await form(limits)) else {
      throw RefusedRequest(.badRequest)
    }
    return form
  }

  /// Returns the fields of the body, or throws the status to answer if it is no form or too large.
  func form(_ limits: BodyLimits) async throws(RefusedRequest) -> [String: String] {
    var isForm = false
    for field in headers {
      switch field.name {
      case .contentLength where Int(field.value).map({ $0 > limits.bytes }) == true:
        throw RefusedRequest(.contentTooLarge)
      case .contentType:
        let type = field.value.prefix { $0 != ";" && $0 != " " }
        isForm = type.lowercased() == "application/x-www-form-urlencoded"
        if !isForm { throw RefusedRequest(.unsupportedMediaType) }
      default: break
      }
    }
    guard isForm else { throw RefusedRequest(.unsupportedMediaType) }
    let bytes = try await body(within: limits)
    guard let fields = FormFields.read(bytes.readableBytesView) else {
      throw RefusedRequest(.badRequest)
    }
    return fields
  }
}
#endif
