// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The choice among the variants of a bundle's files.
public struct SettingsVariant: Hashable, Sendable {
  /// The device that shows the pages.
  ///
  /// Defaults to a phone.
  public var device = SettingsDevice.phone
  /// The languages of the user as tags, the preferred one first.
  ///
  /// Defaults to English.
  public var languages = ["en"]
  /// True, which is the default, to prefer files named `.inApp.plist`, which InAppSettingsKit shows.
  public var prefersInApp = true

  /// Creates the standard choice.
  public init() {}

  /// Creates a choice for languages.
  public init(languages: [String]) { self.languages = languages }
}

extension SettingsVariant {
  /// Returns the path of the file of a page, or `nil` if there is none.
  ///
  /// Files for the device precede those for all devices, and localized ones those at the root; all files
  /// named `.inApp.plist` precede the others.
  func path(ofPage name: String, in files: borrowing FileNames) -> String? {
    let extensions = prefersInApp ? [".inApp.plist", ".plist"] : [".plist"]
    let suffixes = [device.suffix, ""].compactMap(\.self)
    let names = extensions.flatMap { end in suffixes.map { "\(name)\($0)\(end)" } }
    for name in names {
      if let path = files.path(name, languages: languages) { return path }
    }
    for name in names {
      if let path = files.path(inOnlyLanguage: name) { return path }
    }
    return nil
  }
}

/// The names of a bundle's files, in which localized files are found.
struct FileNames {
  private let paths: Set<String>
  /// The folders of languages, with their tags in lower case with hyphens.
  private let folders: [(tag: String, folder: String)]

  init(_ paths: Set<String>) {
    self.paths = paths
    let names = Set(
      paths.compactMap { path in
        let first = path.prefix { $0 != "/" }
        return first.hasSuffix(".lproj") ? String(first.dropLast(6)) : nil
      })
    folders = names.sorted().map { (tag: Self.normal($0), folder: $0) }
  }

  /// The tags of the languages of the bundle, sorted, without `Base`.
  var languages: [String] {
    folders.map { String($0.folder.map { $0 == "_" ? "-" : $0 }) }.filter { $0 != "Base" }
  }

  private static func normal(_ tag: String) -> String {
    String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// Returns the path of a file in the best language, or at the root.
  ///
  /// The order is: the languages of the user, `Base`, the root of the bundle, English.
  func path(_ name: String, languages: [String]) -> String? {
    for tag in languages.flatMap(Self.fallbacks) + ["base"] {
      if let path = path(name, where: { $0 == tag }) { return path }
    }
    if paths.contains(name) { return name }
    return path(name, where: { $0 == "en" || $0 == "english" })
  }

  /// Returns the path of a file in the language of a bundle that has only one.
  func path(inOnlyLanguage name: String) -> String? {
    languages.count == 1 ? path(name, where: { $0 != "base" }) : nil
  }

  /// Returns `true` if the root of the bundle or the folder of any language has a file.
  func contains(_ name: String) -> Bool {
    paths.contains(name) || path(name, where: { _ in true }) != nil
  }

  private func path(_ name: String, where isWanted: (String) -> Bool) -> String? {
    folders.filter { isWanted($0.tag) }.map { "\($0.folder).lproj/\(name)" }
      .first { paths.contains($0) }
  }

  /// Returns a tag and its shorter forms, such as `zh-hans-cn`, `zh-hans` and `zh`.
  ///
  /// Old names of languages, such as `German`, are found too.
  private static func fallbacks(of tag: String) -> [String] {
    // Extensions follow a single letter.
    var parts = normal(tag).split(separator: "-").prefix { $0.count > 1 }.map(String.init)
    if parts.first == "zh" { return chineseFallbacks(of: parts) }
    var tags: [String] = []
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    let old = [
      "de": "german", "fr": "french", "it": "italian", "es": "spanish", "ja": "japanese",
      "nl": "dutch", "en": "english", "nb": "no", "no": "nb", "he": "iw", "id": "in",
    ]
    if let last = tags.last, let name = old[last] { tags.append(name) }
    return tags
  }

  /// Returns the tags for a tag of Chinese, which may have a script, a region, both or none.
  ///
  /// A region has a script, and a script has regions, such as `zh-HK` and `zh-TW` for `zh-Hant`.
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
