// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird

extension Request {
  /// True if the request has another `Host` header in addition to the first one, which is the
  /// authority.
  ///
  /// A proxy may have used a header other than the first one. RFC 9112, section 3.2, requires
  /// status 400.
  var hasSeveralHosts: Bool { headers.contains { $0.name.canonicalName == "host" } }

  /// Returns true if the request is for one of these hosts, on any port.
  func isFor(_ hosts: Set<String>?) -> Bool {
    guard let hosts else { return true }
    guard let authority = head.authority?.lowercased() else { return false }
    // Skips the colons inside the brackets of an IPv6 address.
    let name =
      authority.hasPrefix("[")
      ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
    return hosts.contains { $0.lowercased() == name }
  }
}
#endif
