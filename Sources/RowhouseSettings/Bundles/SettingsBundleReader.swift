// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The reader of a ``SettingsBundle``, which follows the links between pages.
struct SettingsBundleReader {
  let names: FileNames
  private let files: any SettingsFiles
  private let variant: SettingsVariant
  private let limits: ReadingLimits
  private var tables: StringsTables
  private(set) var documents: [String: SettingsDocument] = [:]
  private(set) var screens: [String: SettingsScreen] = [:]
  private(set) var order: [String] = []
  private(set) var diagnostics: [SettingsDiagnostic] = []

  init(_ files: some SettingsFiles, variant: SettingsVariant, limits: ReadingLimits) {
    self.files = files
    self.variant = variant
    self.limits = limits
    names = FileNames(files.paths)
    tables = StringsTables(files, names: names, variant: variant, limits: limits)
  }

  mutating func read(from root: String, onPage: (SettingsBundle.Progress) -> Void) {
    guard let path = path(of: root) else {
      diagnostics.append(SettingsDiagnostic(.missingPage(root), file: "\(root).plist"))
      screens[root] = SettingsScreen(name: root, title: "", groups: [])
      order = [root]
      return
    }
    /// The pages that were linked but not yet read, with their files.
    ///
    /// Names differ if their files differ.
    var waiting = [(name: root, path: path)]
    var known: Set = [root]
    var next = 0
    while next < waiting.count {
      let (name, path) = waiting[next]
      next += 1
      let document = document(at: path)
      var reader = ScreenReader(
        document, name: name, texts: tables.texts(for: document), variant: variant)
      let destinations = destinations(of: document)
      for destination in destinations {
        if !known.contains(destination.name) {
          if waiting.count >= SettingsBundle.pageLimit { continue }
          known.insert(destination.name)
          waiting.append(destination)
        }
        reader.destinations[destination.name] = destination.path
      }
      let isCutOff = reader.destinations.count < destinations.count
      screens[name] = reader.read()
      documents[name] = document
      order.append(name)
      diagnostics += reader.diagnostics
      if isCutOff {
        let kind = SettingsDiagnostic.Kind.tooManyPages(limit: SettingsBundle.pageLimit)
        diagnostics.append(SettingsDiagnostic(kind, file: path))
      }
      onPage(SettingsBundle.Progress(pageCount: next, knownPageCount: waiting.count))
    }
    diagnostics += tables.diagnostics
  }

  private func path(of name: String) -> String? {
    PagePath.isSafe(name) ? variant.path(ofPage: name, in: names) : nil
  }

  private mutating func document(at path: String) -> SettingsDocument {
    guard let bytes = files.bytes(of: path, limit: limits.bytes) else {
      let kind = SettingsDiagnostic.Kind.unreadable(PropertyListError(.unopenable))
      diagnostics.append(SettingsDiagnostic(kind, file: path))
      return SettingsDocument(path: path)
    }
    return SettingsDocument.read(bytes, path: path, limits: limits) { diagnostics.append($0) }
  }

  /// Returns the pages to which a document links, each once, in the order of the first links to
  /// them.
  private func destinations(of document: SettingsDocument) -> [(name: String, path: String)] {
    var destinations: [(name: String, path: String)] = []
    var known: Set<String> = []
    for specifier in document.specifiers.flatMap({ [$0] + $0.listSpecifiers })
    where specifier.kind == .childPane {
      guard let file = specifier[.file]?.text else { continue }
      let name = PagePath.name(file)
      guard known.insert(name).inserted, let path = path(of: name) else { continue }
      destinations.append((name, path))
    }
    return destinations
  }
}

extension SettingsSpecifier {
  /// The specifiers of the list elements and of the row that adds an element.
  var listSpecifiers: [SettingsSpecifier] {
    [SettingsKeyName.itemSpecifier, .addSpecifier].compactMap { name in
      self[name]?.members.map { SettingsSpecifier($0, position: position) }
    }
  }
}
