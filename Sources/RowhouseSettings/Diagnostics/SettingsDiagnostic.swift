// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A mistake in a settings bundle or in a document of pages, with its location, its consequence, and its correction.
public struct SettingsDiagnostic: Hashable, Sendable {
  /// The mistake.
  public let kind: Kind
  /// The path of the file in the bundle, or the name of the document.
  public let file: String
  /// The format of the file, whose terms the texts use.
  public let format: Format
  /// The line of the mistake, counted from 1, or `nil` if it is not known.
  ///
  /// It is known for a document that was read from JSON. If a value is missing, it is the line of the value around it.
  public let line: Int?
  /// The position of the specifier in the file, counted from 0, or `nil` for a mistake that
  /// concerns the whole file.
  public let position: Int?
  /// The path of the mistake in the file, such as `PreferenceSpecifiers[3]` or `pages[0].title`, or
  /// an empty string.
  public let path: String
  /// The type and the key of the specifier, such as `PSSliderSpecifier “volume”`, the title of a
  /// row, or `nil`.
  public let specifier: String?

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - kind: The mistake.
  ///   - file: The path of the file in the bundle.
  ///   - position: The position of the specifier in the file. Defaults to `nil`.
  ///   - path: The path of the mistake in the file. Defaults to the path of the specifier.
  ///   - specifier: The type and the key of the specifier. Defaults to `nil`.
  ///   - format: The format of the file. Defaults to a property list.
  ///   - line: The line of the mistake, counted from 1. Defaults to `nil`.
  public init(
    _ kind: Kind, file: String, position: Int? = nil, path: String? = nil, specifier: String? = nil,
    format: Format = .propertyList, line: Int? = nil
  ) {
    self.kind = kind
    self.file = file
    self.format = format
    self.line = line
    self.position = position
    self.path = path ?? position.map { "\(SettingsDocument.specifiersKey)[\($0)]" } ?? ""
    self.specifier = specifier
  }

  /// Creates a diagnostic about a specifier.
  init(_ kind: Kind, file: String, in specifier: SettingsSpecifier) {
    let type = specifier[.type]?.text ?? "no type"
    let name = (specifier.key ?? specifier[.title]?.shownText).map { " “\($0.prefix(60))”" } ?? ""
    self.init(kind, file: file, position: specifier.position, specifier: type + name)
  }

  /// Creates a diagnostic about a place in a document of pages.
  init(_ kind: Kind, file: String, at place: JSONPlace, row title: String?) {
    self.init(
      kind, file: file, path: place.path, specifier: title, format: .json, line: place.line)
  }

  /// A format of files that describe settings.
  public enum Format: Hashable, Sendable {
    /// A property list of a settings bundle, or a table of strings.
    case propertyList
    /// A ``PagesDocument``.
    case json
  }

  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The bundle is correct, but it is shown differently than in the Settings app.
    case note
    /// The bundle contains a mistake, but everything can be shown and used.
    case warning
    /// The bundle contains a mistake, and a part of it cannot be shown or used.
    case error

    /// Returns `true` if the first severity is lower than the second one.
    public static func < (first: Self, second: Self) -> Bool {
      // The cases are declared in this order.
      allCases.prefix { $0 != second }.contains(first)
    }
  }
}

extension SettingsDiagnostic: CustomStringConvertible {
  /// The file, the location, the severity, the mistake, its consequence, and its correction, for terminals.
  ///
  /// Each text of the file is truncated after 200 characters. Control characters and directional
  /// marks are escaped, such as `\u{1B}`, so they do not reach the terminal. ``json`` contains the
  /// complete texts.
  public var description: String {
    let lineNumber = line.map { ":\($0)" } ?? ""
    let location = path.isEmpty ? "" : ": \(TerminalText.shown(path, limit: 1_000))"
    let name = specifier.map { " (\(TerminalText.shown($0)))" } ?? ""
    let message = message { TerminalText.shown($0) }
    let texts = [message.problem, message.action, message.remedy].compactMap(\.self)
    return "\(TerminalText.shown(file))\(lineNumber)\(location)\(name): \(kind.severity): "
      + texts.joined(separator: " ")
  }

  /// The diagnostic as JSON, for use by other programs.
  public var json: SettingsValue {
    let message = message { $0 }
    var members: [String: SettingsValue] = [
      "file": .string(file), "severity": .string(kind.severity.rawValue),
      "kind": .string(kind.name), "problem": .string(message.problem),
      "action": .string(message.action),
    ]
    members["remedy"] = message.remedy.map(SettingsValue.string)
    members["line"] = line.map(SettingsValue.integer)
    if let position { members["position"] = .integer(position) }
    if !path.isEmpty { members["path"] = .string(path) }
    if let specifier { members["specifier"] = .string(specifier) }
    return .dictionary(members)
  }
}
