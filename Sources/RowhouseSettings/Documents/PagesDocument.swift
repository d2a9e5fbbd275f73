// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A JSON document that describes settings pages.
///
/// It contains no closures, so any program can write it.
///
/// ```json
/// {
///   "root": "Start",
///   "pages": [
///     {
///       "name": "Start", "title": "Settings",
///       "sections": [
///         {
///           "header": "General",
///           "rows": [{ "type": "toggle", "title": "Night mode", "key": "night", "default": false }]
///         }
///       ]
///     }
///   ]
/// }
/// ```
///
/// The JSON schema is in `Documentation/pages.schema.json`. Members that the schema does not
/// contain are preserved.
public struct PagesDocument: Hashable, Sendable {
  /// The document as it was read, including unknown members.
  public let value: SettingsValue
  /// The pages by name.
  public let screens: [String: SettingsScreen]
  /// The names of the pages, in document order.
  public let pageNames: [String]
  /// The name of the first page.
  public let root: String
  /// The mistakes in the document.
  public let diagnostics: [SettingsDiagnostic]

  /// Reads a document from JSON.
  ///
  /// Mistakes in rows are reported. The rows are shown as far as possible.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - name: The name of the file, for diagnostics. Defaults to `pages.json`.
  ///   - limits: The limits of depth and size. Defaults to ``ReadingLimits/standard``.
  /// - Throws: ``PropertyListError`` if the text is not JSON.
  public init(
    json bytes: [UInt8], name: String = "pages.json", limits: ReadingLimits = .standard
  ) throws(PropertyListError) {
    var reader = JSONReader(bytes, limits: limits, countsLines: true)
    self.init(try reader.read(), name: name, lines: reader.lines)
  }

  /// Reads a document from a value.
  public init(_ value: SettingsValue, name: String = "pages.json") {
    self.init(value, name: name, lines: nil)
  }

  private init(_ value: SettingsValue, name: String, lines: JSONLines?) {
    var reader = PagesDocumentReader(file: name, lines: lines)
    reader.read(value)
    self.value = value
    screens = reader.screens
    pageNames = reader.order
    root = value.members?["root"]?.text ?? reader.order.first ?? "Root"
    diagnostics = reader.diagnostics
  }

  /// Creates the document of a bundle, in the language of the bundle's variant.
  public init(_ bundle: SettingsBundle) {
    let pages = bundle.pageNames.compactMap { bundle.screens[$0].map(PagesDocumentWriter.page) }
    self.init(["root": .string(bundle.root), "pages": .array(pages)])
  }

  /// The document as JSON, with the members of objects sorted by name.
  public var json: String { JSONText.write(value) + "\n" }
}

extension PagesDocument {
  /// Returns `true` if both documents have the same content.
  ///
  /// Their diagnostics may differ in the names of files, and in lines.
  public static func == (first: Self, second: Self) -> Bool { first.value == second.value }

  /// Hashes the content of the document.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension SettingsBundle {
  /// Creates a bundle that contains the pages of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - variant: The language of the pages. The document itself has no variants.
  public init(_ document: PagesDocument, variant: SettingsVariant = SettingsVariant()) {
    documents = [:]
    screens = document.screens
    pageNames = document.pageNames
    diagnostics = document.diagnostics
    languages = []
    language = variant.language(among: [])
    self.variant = variant
    root = document.root
  }
}
