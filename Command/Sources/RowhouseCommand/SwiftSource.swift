// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseSettings

/// Swift source of pages that are equivalent to those of a bundle.
public struct SwiftSource: Sendable {
  let bundle: SettingsBundle
  let texts: SettingsTexts
  private(set) var typedKeys: [String: TypedKey] = [:]
  private var pageTypes: [String: String] = [:]
  private var linkTitles: [String: Set<String>] = [:]
  private let defaults: [String: SettingsValue]

  /// Chooses names for the pages and settings of a bundle.
  public init(_ bundle: SettingsBundle) {
    self.bundle = bundle
    texts = SettingsTexts(language: bundle.language)
    defaults = bundle.defaults
    var types = SwiftNames(reserved: ["TablePage", "ListPage", "LoadingPage", "SettingsPage"])
    // Members of `LiveSettings`, which hide properties that are found through `SettingsKeys`.
    var keys = SwiftNames(reserved: [
      "change", "defaults", "merge", "onChange", "onError", "set", "store", "value",
    ])
    for page in bundle.pageNames {
      pageTypes[page] = types.name(for: page, suffix: "Page")
      for item in bundle.screens[page]?.groups.flatMap(\.items) ?? [] {
        if case .child(let child) = item.control {
          linkTitles[child, default: []].insert(item.title)
        }
        guard let key = item.key, typedKeys[key] == nil, let type = type(of: item) else {
          continue
        }
        typedKeys[key] = TypedKey(
          name: keys.name(for: key), type: type, defaultValue: defaultValue(of: item))
      }
    }
  }

  /// The source, which imports Rowhouse and RowhouseSettings.
  public var text: String {
    let pages = bundle.pageNames.map(page)
    let body = ([keys] + pages).joined(separator: "\n\n")
    let foundation = body.contains(".date(Date(") ? "import Foundation\n" : ""
    return """
      // The pages of a Settings.bundle, converted by `rowhouse convert`.

      \(foundation)import Rowhouse
      import RowhouseSettings

      \(body)

      """
  }

  /// The name of the type of the first page.
  public var rootType: String { pageTypes[bundle.root] ?? "RootPage" }
}

/// A setting with a property in `SettingsKeys`.
struct TypedKey: Sendable {
  var name: String
  /// `Bool` or `String`.
  var type: String
  var defaultValue: SettingsValue?

  fileprivate var defaultSource: String {
    switch type {
    case "Bool": "\(defaultValue?.truth ?? false)"
    default: SwiftLiteral.text(defaultValue?.shownText ?? "")
    }
  }
}

// MARK: - Settings

extension SwiftSource {
  /// Returns the value of a setting that was never set, which is the same on all pages.
  func defaultValue(of item: SettingsItem) -> SettingsValue? {
    item.key.flatMap { defaults[$0] } ?? item.defaultValue
  }

  /// Returns the type of a setting that a row can change through a key path, or `nil` for others.
  private func type(of item: SettingsItem) -> String? {
    let value = defaultValue(of: item)
    return switch item.control {
    case .toggle(true, false, isCheckmark: false) where value?.truth != nil || value == nil: "Bool"
    case .field where value == nil || value?.text != nil: "String"
    case .toggle, .choice, .radio, .value, .field, .slider, .child, .address, .button, .date, .list,
      .inert:
      nil
    }
  }

  private var keys: String {
    let lines = typedKeys.sorted { $0.value.name < $1.value.name }.map { key, typed in
      let name = SwiftLiteral.text(key)
      return "  var \(typed.name): SettingsKey<\(typed.type)> { "
        + "SettingsKey(\(name), default: \(typed.defaultSource)) }"
    }
    return "extension SettingsKeys {\n\(lines.joined(separator: "\n"))\n}"
  }
}

// MARK: - Pages

extension SwiftSource {
  private func page(_ name: String) -> String {
    let screen = bundle.screens[name] ?? SettingsScreen(name: name, title: "", groups: [])
    let title = SwiftLiteral.text(title(of: name))
    let sections = screen.groups.map { section($0) }.joined(separator: "\n")
    let language = "\n  var language: String? { \(SwiftLiteral.text(bundle.language)) }"
    return """
      struct \(pageTypes[name] ?? "Page"): TablePage {
        let settings: LiveSettings
        var title\(hasTitleOfLink(name) ? " = \(title)" : ": String { \(title) }")\(language)
        var style: StyleOverrides { .settings }

        var sections: [TableSection] {
      \(sections)
        }
      }
      """
  }

  /// Returns the title of a page, which may be that of the only link to it.
  private func title(of name: String) -> String {
    if let title = bundle.screens[name]?.title, !title.isEmpty { return title }
    if !hasTitleOfLink(name), let title = linkTitles[name]?.first, !title.isEmpty { return title }
    return name == bundle.root ? texts.settings : name
  }

  /// Returns `true` for a page without a title, to which links with several titles lead.
  ///
  /// The first page is shown without a link.
  private func hasTitleOfLink(_ name: String) -> Bool {
    guard let titles = linkTitles[name], bundle.screens[name]?.title.isEmpty != false else {
      return false
    }
    return titles.count > (name == bundle.root ? 0 : 1)
  }

  /// Returns the page to which a row leads.
  func destination(_ name: String, linkTitle: String) -> String {
    let title =
      hasTitleOfLink(name) && !linkTitle.isEmpty ? ", title: \(SwiftLiteral.text(linkTitle))" : ""
    return "\(pageTypes[name] ?? "Page")(settings: settings\(title))"
  }

  private func section(_ group: SettingsGroup) -> String {
    let edges =
      SwiftLiteral.text(group.header ?? "") + ", footer: " + SwiftLiteral.text(group.footer ?? "")
    // The rows of choices and lists are the only rows of their section.
    if let item = group.items.first, let rows = ownRows(item) {
      return "    TableSection(\n      \(edges),\n      rows: \(rows))"
    }
    let rows = group.items.map { "      " + row($0, in: group) + "\n" }.joined()
    return "    TableSection(\(edges)) {\n\(rows)    }"
  }
}
