// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore
import RowhouseHosting

@available(hummingbird 2.0, *)
extension Request {
  /// Returns an event from the body, or throws the status to respond with if the body contains
  /// none.
  func eventForm(_ limits: BodyLimits) async throws(RefusedRequest) -> EventForm {
    guard let form = EventForm(try await form(limits)) else {
      throw RefusedRequest(.badRequest)
    }
    return form
  }

  /// Returns an event from the body, which contains all fields of a page and may contain a file, or throws the status
  /// to respond with if the body contains none.
  @concurrent
  func pageForm(_ limits: BodyLimits) async throws(RefusedRequest) -> EventForm {
    var limits = limits
    let (bytes, overflows) = limits.bytes.addingReportingOverflow(
      PictureRequest.maximumByteCount)
    limits.bytes = overflows ? .max : bytes
    let type = headers[.contentType] ?? ""
    guard let boundary = MultipartForm.boundary(of: type) else {
      return try await eventForm(limits)
    }
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > limits.bytes {
      throw RefusedRequest(.contentTooLarge)
    }
    let body = try await body(within: limits)
    guard let form = MultipartForm(Array(body.readableBytesView), boundary: boundary),
      form.files.allSatisfy({ $0.value.count <= PictureRequest.maximumByteCount }),
      let event = EventForm(form.fields, file: form.files["picture"])
    else { throw RefusedRequest(.badRequest) }
    return event
  }

  /// Returns the fields of the body, or throws the status to respond with if the body is not a form or is too large.
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
    guard let fields = bytes.withUnsafeReadableBytes({ FormFields.read($0) }) else {
      throw RefusedRequest(.badRequest)
    }
    return fields
  }
}
#endif
