// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A file of a settings bundle, which describes a page before its texts are localized.
public struct SettingsDocument: Hashable, Sendable {
  /// The path of the file in the bundle, such as `Root~ipad.plist`.
  public let path: String
  /// The values in the file by key, except the specifiers.
  public var members: [String: SettingsValue]
  /// The specifiers, in file order.
  public var specifiers: [SettingsSpecifier]

  static let specifiersKey = "PreferenceSpecifiers"
  /// The keys that a file may have.
  static let knownKeys: Set = [
    "Title", "StringsTable", specifiersKey, "ApplicationGroupContainerIdentifier",
  ]
  /// The maximum number of specifiers of a page.
  static let specifierLimit = 10_000

  /// Creates a document.
  public init(
    path: String, members: [String: SettingsValue] = [:], specifiers: [SettingsSpecifier] = []
  ) {
    self.path = path
    self.members = members
    self.specifiers = specifiers
  }

  /// The title of the page before it is localized, or `nil` if there is none.
  public var title: String? { members["Title"]?.shownText }

  /// The name of the strings table in the file, or `nil` if the file does not name one.
  public var stringsTable: String? { members["StringsTable"]?.text }
}

extension SettingsDocument {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path of the file in the bundle.
  ///   - limits: The limits of depth and size.
  ///   - report: Called with each mistake in the file, except mistakes in its specifiers.
  /// - Returns: The document, which is empty if the file cannot be read.
  public static func read(
    _ bytes: [UInt8], path: String, limits: ReadingLimits = .standard,
    report: (SettingsDiagnostic) -> Void
  ) -> SettingsDocument {
    func note(_ kind: SettingsDiagnostic.Kind, at position: Int? = nil) {
      report(SettingsDiagnostic(kind, file: path, position: position))
    }
    var document = SettingsDocument(path: path)
    let list: PropertyList
    do throws(PropertyListError) {
      list = try PropertyList(bytes, limits: limits)
    } catch {
      note(.unreadable(error))
      return document
    }
    for fault in list.faults { note(.fault(fault)) }
    guard var members = list.value.members else {
      note(.noPage(found: list.value.typeName))
      return document
    }
    let specifiers = members.removeValue(forKey: specifiersKey)
    document.members = members
    for key in members.keys.sorted() where !knownKeys.contains(key) {
      note(.unknownKey(key, suggestion: SpellingRules.suggestion(for: key, among: knownKeys)))
    }
    guard let elements = specifiers?.elements else {
      note(.noSpecifiers(found: specifiers?.typeName))
      return document
    }
    if elements.count > specifierLimit {
      note(.tooManySpecifiers(elements.count, limit: specifierLimit))
    }
    for (position, element) in elements.prefix(specifierLimit).enumerated() {
      guard let members = element.members else {
        note(.noSpecifier(found: element.typeName), at: position)
        continue
      }
      document.specifiers.append(SettingsSpecifier(members, position: position))
    }
    return document
  }

  /// The document as the content of a settings bundle file.
  public var propertyList: SettingsValue {
    var members = members
    members[Self.specifiersKey] = .array(specifiers.map { .dictionary($0.members) })
    return .dictionary(members)
  }
}
