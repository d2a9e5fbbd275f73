// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import RowhouseWeb

/// The client's files, and the version that they share.
struct ClientFiles: Sendable {
  let script: [UInt8]
  /// What the script imports as `pager.js`.
  let pagerScript: [UInt8]
  let styles: [UInt8]
  /// Another one for other files.
  let version: String

  init(script: [UInt8], pagerScript: [UInt8], styles: [UInt8]) {
    self.script = script
    self.pagerScript = pagerScript
    self.styles = styles
    version = Fingerprint.of(script + [0] + pagerScript + [0] + styles)
  }
}

/// A short text that tells contents apart, but not against somebody who wants them to be mistaken.
enum Fingerprint {
  /// The 64 bits of FNV-1a, and the length.
  static func of(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 36) + "-" + String(bytes.count, radix: 36)
  }
}
#endif
