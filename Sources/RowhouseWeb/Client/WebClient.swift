// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The files that a browser needs besides the document.
public enum WebClient {
  /// The script that keeps a page live.
  public static var script: [UInt8] { PackageResources.client_js }

  /// The style sheet that all pages share.
  public static var styles: [UInt8] { PackageResources.page_css }
}
