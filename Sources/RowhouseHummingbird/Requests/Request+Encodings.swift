// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird

extension Request {
  /// True if the client accepts responses compressed with gzip.
  var acceptsGzip: Bool {
    var isAnyAccepted = false
    let items = headers[values: .acceptEncoding].flatMap { $0.split(separator: ",") }
    for item in items {
      let parts = item.lowercased().split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      let isAccepted = quality.map { (Double($0) ?? 0) > 0 } ?? true
      switch parts.first {
      case "gzip", "x-gzip": return isAccepted
      case "*": isAnyAccepted = isAccepted
      default: break
      }
    }
    return isAnyAccepted
  }
}
#endif
