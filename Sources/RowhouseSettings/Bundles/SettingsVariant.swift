// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The selection among the variants of a bundle's files.
public struct SettingsVariant: Hashable, Sendable {
  /// The device that shows the pages.
  ///
  /// Defaults to a phone.
  public var device = SettingsDevice.phone
  /// The language tags of the user, in order of preference.
  ///
  /// Defaults to English.
  public var languages = ["en"]
  /// The language tag of the texts in files outside of the folders of languages.
  ///
  /// Defaults to English. It is the language of the pages if the bundle has folders, but none for ``languages``. Files that
  /// are only in folders are then those of this language or, if it has no folder either, the English ones.
  public var developmentLanguage = "en"
  /// True to prefer files named `.inApp.plist`, which InAppSettingsKit shows.
  ///
  /// Defaults to `true`.
  public var prefersInApp = true

  /// Creates the standard selection.
  public init() {}

  /// Creates a selection for languages.
  public init(languages: [String]) { self.languages = languages }
}

extension SettingsVariant {
  /// Returns the first language of the user for which a bundle has a folder, or the development language if it has none of
  /// them.
  ///
  /// If the bundle has no folders, the method returns the first language of the user.
  func language(among folders: [String]) -> String {
    languages.first { folders.isEmpty || FileNames.language(among: folders, for: [$0]) != nil }
      ?? developmentLanguage
  }

  /// Returns the path of the file of a page, or `nil` if there is none.
  ///
  /// Files for the device precede files for all devices, and localized files precede files at the
  /// root. All files named `.inApp.plist` precede the others.
  func path(ofPage name: String, in files: borrowing FileNames) -> String? {
    let extensions = prefersInApp ? [".inApp.plist", ".plist"] : [".plist"]
    let suffixes = [device.suffix, ""].compactMap(\.self)
    let names = extensions.flatMap { end in suffixes.map { "\(name)\($0)\(end)" } }
    for name in names {
      if let path = files.path(name, for: self) { return path }
    }
    for name in names {
      if let path = files.path(inOnlyLanguage: name) { return path }
    }
    return nil
  }
}

/// The names of a bundle's files, for finding localized files.
///
/// A bundle may have as many folders as there are names to look up, so a lookup does not visit each
/// folder.
struct FileNames {
  /// The language tags of the bundle, sorted, without `Base`.
  let languages: [String]
  private let paths: Set<String>
  /// The sorted language folders, by their tags in lowercase with hyphens.
  private let folders: [String: [String]]
  /// The names of the files in all language folders.
  private let localizedNames: Set<String>

  init(_ paths: Set<String>) {
    self.paths = paths
    var folders: Set<String> = []
    var names: Set<String> = []
    for path in paths {
      let first = path.prefix { $0 != "/" }
      guard first.hasSuffix(".lproj") else { continue }
      folders.insert(String(first.dropLast(6)))
      names.insert(String(path[first.endIndex...].dropFirst()))
    }
    self.folders = Dictionary(grouping: folders.sorted(), by: Self.normal)
    localizedNames = names
    languages = folders.sorted().map { String($0.map { $0 == "_" ? "-" : $0 }) }
      .filter { $0 != "Base" }
  }

  private static func normal(_ tag: String) -> String {
    String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// Returns the path of a file in the best language of a variant, or at the root.
  ///
  /// The search order is the user's languages, `Base`, the root of the bundle, the development language, and English.
  func path(_ name: String, for variant: SettingsVariant) -> String? {
    let root = paths.contains(name) ? name : nil
    if !localizedNames.contains(name) { return root }
    let preferred = path(name, inFirstOf: variant.languages.flatMap(Self.fallbacks) + ["base"])
    if let found = preferred ?? root { return found }
    return path(
      name, inFirstOf: Self.fallbacks(of: variant.developmentLanguage) + ["en", "english"])
  }

  /// Returns the path of a file in the language of a bundle that has only one language.
  func path(inOnlyLanguage name: String) -> String? {
    languages.count == 1 ? path(name, in: Self.normal(languages[0])) : nil
  }

  /// Returns `true` if the root of the bundle or any language folder contains a file.
  func contains(_ name: String) -> Bool {
    paths.contains(name) || localizedNames.contains(name)
  }

  private func path(_ name: String, inFirstOf tags: [String]) -> String? {
    for tag in tags {
      if let path = path(name, in: tag) { return path }
    }
    return nil
  }

  private func path(_ name: String, in tag: String) -> String? {
    folders[tag]?.lazy.map { "\($0).lproj/\(name)" }.first { paths.contains($0) }
  }

  /// Returns the language in which texts are shown to a user, or `nil` if none of the user's
  /// languages is known.
  ///
  /// - Parameters:
  ///   - known: The names of the language folders.
  ///   - preferred: The language tags of the user, in order of preference.
  /// - Returns: The language tag.
  static func language(among known: [String], for preferred: [String]) -> String? {
    let names = Dictionary(known.map { (normal($0), $0) }) { first, _ in first }
    guard let tag = preferred.lazy.flatMap(fallbacks).first(where: { names[$0] != nil }) else {
      return nil
    }
    return oldNames.first { $0.value == tag }?.key ?? names[tag]
  }

  /// Returns a tag and its shorter forms, such as `zh-hans-cn`, `zh-hans`, and `zh`.
  ///
  /// Old names of languages, such as `German`, are also included, and variants that several regions share: `es-419` for
  /// `es-MX`, and `pt-PT` for `pt-AO`.
  private static func fallbacks(of tag: String) -> [String] {
    // A single letter introduces an extension.
    var parts = normal(tag).split(separator: "-").prefix { $0.count > 1 }.map(String.init)
    if parts.first == "zh" { return chineseFallbacks(of: parts) }
    let shared = sharedVariant(of: parts)
    var tags: [String] = []
    while !parts.isEmpty {
      if parts.count == 1, let shared { tags.append(shared) }
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    // Without a region, Portuguese is that of Brazil.
    let others = ["nb": "no", "no": "nb", "pt": "pt-br"]
    if let last = tags.last, let name = oldNames[last] ?? others[last] { tags.append(name) }
    return tags
  }

  /// Returns the variant that the region of a tag shares with other regions, or `nil`.
  private static func sharedVariant(of parts: [String]) -> String? {
    let regions = Set(parts.dropFirst())
    switch parts.first {
    case "es" where !regions.isDisjoint(with: SharedRegions.latinAmerica): return "es-419"
    case "pt" where !regions.isDisjoint(with: SharedRegions.portugal): return "pt-pt"
    default: return nil
    }
  }

  /// The old names of languages, by tag.
  private static let oldNames = [
    "de": "german", "fr": "french", "it": "italian", "es": "spanish", "ja": "japanese",
    "nl": "dutch", "en": "english", "he": "iw", "id": "in",
  ]

  /// Returns the tags for a Chinese tag, which may have a script, a region, both, or neither.
  ///
  /// A region implies a script, and a script implies regions, such as `zh-HK` and `zh-TW` for
  /// `zh-Hant`.
  private static func chineseFallbacks(of parts: [String]) -> [String] {
    let regions = ["hans": ["cn", "sg"], "hant": ["tw", "hk", "mo"]]
    let region = parts.dropFirst().first { $0.count == 2 }
    let usual = region.map { regions["hant"]?.contains($0) == true ? "hant" : "hans" }
    let script = parts.dropFirst().first { $0.count == 4 } ?? usual ?? "hans"
    var tags = region.map { ["zh-\(script)-\($0)"] } ?? []
    if let region, script == usual { tags.append("zh-\(region)") }
    tags.append("zh-\(script)")
    tags += regions[script]?.map { "zh-\($0)" } ?? []
    return tags + ["zh"]
  }
}
