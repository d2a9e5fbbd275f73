// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The pages of a settings bundle, in one language and for one device.
///
/// ```swift
/// let bundle = SettingsBundle(
///   try FolderFiles(folder), variant: SettingsVariant(languages: ["de"]))
/// for diagnostic in bundle.diagnostics { print(diagnostic) }
/// let settings = SettingsPages(bundle, store: MemoryStore())
/// let page = settings.rootPage
/// ```
///
/// If the bundle contains mistakes, its pages contain all settings that can be read. The reader
/// follows links from the first page, and reads each page only once, so cycles of links are
/// harmless.
public struct SettingsBundle: Sendable {
  /// The files of the pages by page name, as they were read.
  public let documents: [String: SettingsDocument]
  /// The pages by name.
  public let screens: [String: SettingsScreen]
  /// The names of the pages, in the order in which they are first linked.
  public let pageNames: [String]
  /// The mistakes, in page order.
  public let diagnostics: [SettingsDiagnostic]
  /// The language tags of the bundle.
  public let languages: [String]
  /// The language tag of the pages, which determines their direction, their formats, and their built-in texts.
  ///
  /// It is the first language of the ``variant`` that is one of ``languages``, possibly with a region, or its
  /// ``SettingsVariant/developmentLanguage`` if there is none. If the bundle has no folders for languages, it is the first language of the variant.
  public let language: String
  /// The selection among the variants of files.
  public let variant: SettingsVariant
  /// The name of the first page.
  public let root: String

  /// The maximum number of pages that are read.
  public static let pageLimit = 1_000

  /// The number of pages that have been read, and the number of known pages.
  public struct Progress: Hashable, Sendable {
    /// The number of pages that have been read.
    public let pageCount: Int
    /// The number of pages that are known from links, including the pages that have been read.
    ///
    /// It may increase with each page.
    public let knownPageCount: Int
  }

  /// Reads a bundle.
  ///
  /// - Parameters:
  ///   - files: The files of the bundle.
  ///   - root: The name of the first page. Defaults to `Root`.
  ///   - variant: The selection among the variants of files. Defaults to the English files for a phone.
  ///   - limits: The limits of each file. Defaults to ``ReadingLimits/standard``.
  ///   - onPage: Called after each page has been read. Defaults to a closure without effect.
  public init(
    _ files: some SettingsFiles, root: String = "Root",
    variant: SettingsVariant = SettingsVariant(),
    limits: ReadingLimits = .standard,
    onPage: (Progress) -> Void = { _ in }
  ) {
    var reader = SettingsBundleReader(files, variant: variant, limits: limits)
    reader.read(from: root, onPage: onPage)
    documents = reader.documents
    screens = reader.screens
    pageNames = reader.order
    diagnostics = reader.diagnostics
    languages = reader.names.languages
    language = variant.language(among: languages)
    self.variant = variant
    self.root = root
  }

  /// Returns the language in which the bundle's texts are shown to a user, or `nil` if the bundle
  /// has none of the user's languages.
  ///
  /// The method finds the same folders as a ``SettingsVariant``, such as `zh-Hant` for a preferred
  /// `zh-TW`. For a folder with an old name, it returns the current tag, such as `de` for
  /// `German.lproj`.
  ///
  /// - Parameter preferred: The language tags of the user, in order of preference.
  /// - Returns: The language tag.
  public func language(for preferred: [String]) -> String? {
    FileNames.language(among: languages, for: preferred)
  }

  /// The default values of all pages by key.
  ///
  /// If several pages have different defaults for a key, the default of the first page is used.
  public var defaults: [String: SettingsValue] {
    var defaults: [String: SettingsValue] = [:]
    for name in pageNames {
      for item in screens[name]?.groups.lazy.flatMap(\.items) ?? [] {
        if let key = item.key, let value = item.defaultValue, defaults[key] == nil {
          defaults[key] = value
        }
      }
    }
    return defaults
  }
}
