// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import RowhouseWeb

/// The client's files, and the version that they share.
struct ClientFiles: Sendable {
  let script = WebClient.script
  /// What the script imports as `pager.js`.
  let pagerScript = WebClient.pagerScript
  /// What the script imports as `window.js`.
  let windowScript = WebClient.windowScript
  let styles = WebClient.styles
  /// Another one for other files.
  let version: String

  init() {
    let files = [script, pagerScript, windowScript, styles]
    version = Fingerprint.text(Array(files.joined(separator: [0])))
  }
}
#endif
