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
    version = Fingerprint.text(script + [0] + pagerScript + [0] + styles)
  }
}
#endif
