// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The files that a browser loads besides the document.
public enum WebClient {
  /// A file of the client.
  public struct File: Hashable, Sendable {
    /// The name, by which documents and other files refer to it.
    public let name: String
    /// The media type.
    public let mediaType: String
    /// The contents.
    public let bytes: [UInt8]
  }

  /// All files: those that every document names, and the modules that `client.js` imports if needed.
  public static let files: [File] =
    ClientScripts.files + [
      sheet("page.css", PackageResources.page_css),
      sheet("noscript.css", PackageResources.noscript_css),
    ]

  private static func sheet(_ name: String, _ source: [UInt8]) -> File {
    File(name: name, mediaType: "text/css", bytes: ClientScripts.condensed(source))
  }

  /// The file with a name, or `nil` if there is none.
  public static func file(named name: String) -> File? { files.first { $0.name == name } }

  /// The file that pages with another version of the client get for a name, or `nil` if there is none.
  ///
  /// After a deployment a page may still have the `client.js` of another version, which may not export what the modules
  /// of this one import. The two modules that renew such a page are replaced by one that imports nothing by name; it keeps
  /// what was typed, and loads the document anew.
  public static func file(forOtherVersionsNamed name: String) -> File? {
    file(named: ["renewal.js", "strays.js"].contains(name) ? "documents.js" : name)
  }
}
