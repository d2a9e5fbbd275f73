// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird

/// The origin of a request.
///
/// A browser sends the origin of each POST request in the `Origin` header. Newer browsers also send
/// `Sec-Fetch-Site`. A request with neither header does not come from a browser. Accepting such a
/// request is safe, because every event needs the session token, and no cookies are used.
enum RequestOrigin {
  /// Returns `true` if a request comes from a page of this server or of an allowed origin.
  ///
  /// If the request has a `Sec-Fetch-Site` header, the host is not compared, because a proxy may
  /// have replaced it.
  static func isOwn(_ request: Request, allowing origins: Set<String>) -> Bool {
    var (origin, site): (String?, String?)
    // Reads the headers in one pass, because each search for a name would read all of them.
    for field in request.headers {
      switch field.name {
      case .origin where origin == nil: origin = field.value
      case .secFetchSite where site == nil: site = field.value
      case .origin, .secFetchSite: return false
      default: break
      }
    }
    if let origin, origins.contains(origin) { return true }
    if let site { return site == "same-origin" }
    guard let origin else { return true }
    guard let host = request.head.authority else { return false }
    return authority(of: origin) == host.lowercased()
  }

  /// Returns the host and port of an origin.
  ///
  /// The scheme is ignored, because a proxy may terminate TLS.
  private static func authority(of origin: String) -> String? {
    for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
      return origin.dropFirst(scheme.count).lowercased()
    }
    return nil
  }
}
#endif
