// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird

/// Where a request comes from.
///
/// A browser says so with each POST, in `Origin`, and all newer ones in `Sec-Fetch-Site` as well.
/// What says neither is no browser, and carries nothing that others could misuse: what a session is
/// told to do needs its token, and no cookie will do instead.
enum RequestOrigin {
  /// Whether a request may change something.
  static func isOwn(_ request: Request) -> Bool {
    var origin: String?
    // In one pass: each look for a name goes through all of them.
    for field in request.headers {
      if field.name == .secFetchSite, field.value != "same-origin" { return false }
      guard field.name == .origin else { continue }
      if origin != nil { return false }
      origin = field.value
    }
    guard let origin else { return true }
    guard let host = request.head.authority else { return false }
    return authority(of: origin) == host.lowercased()
  }

  /// Host and port of an origin.
  ///
  /// The scheme is not compared, as a proxy may end TLS.
  private static func authority(of origin: String) -> String? {
    for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
      return origin.dropFirst(scheme.count).lowercased()
    }
    return nil
  }
}
#endif
