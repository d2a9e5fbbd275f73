// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The files that a browser loads in addition to the document.
public enum WebClient {
  /// A file of the client.
  public struct File: Hashable, Sendable {
    /// The name by which documents and other files refer to the file.
    public let name: String
    /// The media type.
    public let mediaType: String
    /// The contents.
    public let bytes: [UInt8]
  }

  /// All files: the files that every document references, the modules that `client.js` imports
  /// if needed, and the rules of dialogs, which one of these modules needs.
  public static let files: [File] =
    ClientScripts.files + [
      sheet("page.css", PackageResources.page_css),
      sheet("noscript.css", PackageResources.noscript_css),
      sheet("message.css", PackageResources.message_css),
      sheet("dialogs.css", PackageResources.dialogs_css),
    ]

  private static func sheet(_ name: String, _ source: [UInt8]) -> File {
    File(name: name, mediaType: "text/css", bytes: ClientScripts.condensed(source))
  }

  /// Returns the file with a name, or `nil` if there is none.
  public static func file(named name: String) -> File? { files.first { $0.name == name } }

  /// Returns the file that pages with another version of the client receive for a name, or `nil` if there is none.
  ///
  /// After a deployment, a page may still run the `client.js` of another version, which may not
  /// export the names that the modules of this version import. For such a page, the two modules
  /// that renew the page are replaced with one module that imports nothing by name. That module
  /// stores typed text and loads the document again.
  ///
  /// While several nodes have two versions, a node of this version may also receive the request for the `client.js` of a
  /// document that a node of the other version has written. The same module replaces it, so that no document runs a
  /// client of another version.
  public static func file(forOtherVersionsNamed name: String) -> File? {
    let replaced = ["client.js", "renewal.js", "strays.js"]
    return file(named: replaced.contains(name) ? "documents.js" : name)
  }
}
