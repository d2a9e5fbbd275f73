// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The files that a browser needs besides the document.
public enum WebClient {
  /// The script that keeps a page live, without its comments and the blanks before its lines.
  public static let script = stripped(PackageResources.client_js)

  /// The module `pager.js` that the script imports on pages with pagers, without its comments and the
  /// blanks before its lines.
  public static let pagerScript = stripped(PackageResources.pager_js)

  /// The module `window.js` that the script imports on pages with a large section, without its comments
  /// and the blanks before its lines.
  public static let windowScript = stripped(PackageResources.window_js)

  /// The style sheet that all pages share.
  public static var styles: [UInt8] { PackageResources.page_css }

  /// A script without what only readers of its source need; no line of it may begin inside of a text.
  private static func stripped(_ script: [UInt8]) -> [UInt8] {
    let lines = script.split(separator: UInt8(ascii: "\n")).lazy
      .map { line in line.drop { $0 == UInt8(ascii: " ") } }
      .filter { !$0.starts(with: "//".utf8) }
    return Array(lines.joined(separator: "\n".utf8))
  }
}
