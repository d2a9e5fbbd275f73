// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The choice among the variants of a bundle's files.
public struct SettingsVariant: Hashable, Sendable {
  /// The device that shows the pages; a phone by default.
  public var device = SettingsDevice.phone
  /// The languages of the user as tags, the preferred one first; English by default.
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
    for fileExtension in extensions {
      for suffix in suffixes {
        if let path = files.path("\(name)\(suffix)\(fileExtension)", languages: languages) {
          return path
        }
      }
    }
    return nil
  }
}

/// The names of a bundle's files, to find localized ones.
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
  /// After the languages of the user come `Base` and the root of the bundle, and English last.
  func path(_ name: String, languages: [String]) -> String? {
    for tag in languages.flatMap(Self.fallbacks) + ["base"] {
      for (known, folder) in folders where known == tag {
        let path = "\(folder).lproj/\(name)"
        if paths.contains(path) { return path }
      }
    }
    if paths.contains(name) { return name }
    for (known, folder) in folders where known == "en" || known == "english" {
      let path = "\(folder).lproj/\(name)"
      if paths.contains(path) { return path }
    }
    return nil
  }

  /// Returns a tag and its shorter forms, such as `zh-hans-cn`, `zh-hans` and `zh`.
  ///
  /// Chinese without a script has that of its region. Old names of languages, such as `German`, are found too.
  private static func fallbacks(of tag: String) -> [String] {
    var parts = normal(tag).split(separator: "-").map(String.init)
    var tags: [String] = []
    if parts.first == "zh", parts.count == 2, parts[1].count == 2 {
      tags.append(parts.joined(separator: "-"))
      parts.insert(["tw", "hk", "mo"].contains(parts[1]) ? "hant" : "hans", at: 1)
    } else if parts == ["zh"] {
      tags.append("zh-hans")
    }
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
}
