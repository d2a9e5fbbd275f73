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
    if let site = request.headers[.secFetchSite], site != "same-origin" { return false }
    let origins = request.headers[values: .origin]
    guard let origin = origins.first else { return true }
    guard origins.count == 1, let host = request.head.authority else { return false }
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
