// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The localized texts of a bundle.
struct StringsTables {
  private let files: any SettingsFiles
  private let names: FileNames
  private let variant: SettingsVariant
  private let limits: ReadingLimits
  private var tables: [String: [String: String]?] = [:]
  private(set) var diagnostics: [SettingsDiagnostic] = []

  init(
    _ files: any SettingsFiles, names: FileNames, variant: SettingsVariant, limits: ReadingLimits
  ) {
    self.files = files
    self.names = names
    self.variant = variant
    self.limits = limits
  }

  /// Returns the localized texts for a document.
  ///
  /// The document may name its table. Otherwise, the table has the name of the document without its
  /// variant. If that table does not exist, `Root` is used.
  mutating func texts(for document: SettingsDocument) -> [String: String] {
    if let name = document.stringsTable {
      if let table = table(name) { return table }
      // The table may exist only in languages that the user does not read.
      if names.contains("\(name).strings") { return [:] }
      let kind = SettingsDiagnostic.Kind.missingStrings(name)
      diagnostics.append(SettingsDiagnostic(kind, file: document.path))
      return [:]
    }
    let file = document.path.split(separator: "/").last.map(String.init) ?? ""
    let base = String(file.prefix { $0 != "." && $0 != "~" })
    return table(base) ?? table("Root") ?? [:]
  }

  private mutating func table(_ name: String) -> [String: String]? {
    if let known = tables[name] { return known }
    let table = read(name)
    tables[name] = .some(table)
    return table
  }

  private mutating func read(_ name: String) -> [String: String]? {
    guard PagePath.isSafe(name), let path = names.path("\(name).strings", for: variant) else {
      return nil
    }
    guard let bytes = files.bytes(of: path, limit: limits.bytes) else {
      let kind = SettingsDiagnostic.Kind.unreadable(PropertyListError(.unopenable))
      diagnostics.append(SettingsDiagnostic(kind, file: path))
      return [:]
    }
    if bytes.isEmpty { return [:] }
    do throws(PropertyListError) {
      let list = try PropertyList(bytes, limits: limits)
      for fault in list.faults {
        diagnostics.append(SettingsDiagnostic(.fault(fault), file: path))
      }
      return (list.value.members ?? [:]).mapValues(\.shownText)
    } catch {
      diagnostics.append(SettingsDiagnostic(.unreadable(error), file: path))
      return [:]
    }
  }
}

/// The names of pages in `File`, which are paths within the bundle.
enum PagePath {
  /// Returns `true` if a path cannot lead outside of the bundle.
  static func isSafe(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.utf8.contains(0)
      && !path.split(separator: "/", omittingEmptySubsequences: false)
        .contains { $0 == ".." || $0 == "." || $0.isEmpty }
  }

  /// Returns the name of the page in `File`, without an extension.
  static func name(_ file: String) -> String {
    file.hasSuffix(".plist") ? String(file.dropLast(6)) : file
  }
}
