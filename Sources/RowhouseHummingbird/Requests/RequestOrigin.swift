// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird

/// The origin of a request.
///
/// A browser sends it with each POST in `Origin`, and newer ones in `Sec-Fetch-Site` as well. A
/// request with neither header does not come from a browser. Accepting it is safe: every event
/// needs the session token, and no cookies are used.
enum RequestOrigin {
  /// Returns `true` if a request comes from a page of this server or of an allowed origin.
  ///
  /// The host is not compared if `Sec-Fetch-Site` exists, because a proxy may have replaced the
  /// host.
  static func isOwn(_ request: Request, allowing origins: Set<String>) -> Bool {
    var (origin, site): (String?, String?)
    // In one pass, since each search for a name reads all of them.
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

  /// Returns the host and port of an origin; the scheme is ignored, as a proxy may end TLS.
  private static func authority(of origin: String) -> String? {
    for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
      return origin.dropFirst(scheme.count).lowercased()
    }
    return nil
  }
}
#endif
