// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes

/// Header names that HTTPTypes does not define.
extension HTTPField.Name {
  static let accelBuffering = known("X-Accel-Buffering")
  static let referrerPolicy = known("Referrer-Policy")
  static let secFetchSite = known("Sec-Fetch-Site")
  /// The token of the session whose stream is requested.
  static let session = known("Rowhouse-Session")

  private static func known(_ name: String) -> Self {
    guard let field = Self(name) else { preconditionFailure("“\(name)” is not a name of a header") }
    return field
  }
}
#endif
