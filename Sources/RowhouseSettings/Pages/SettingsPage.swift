// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// A page of a settings bundle.
public struct SettingsPage: LinkedPage {
  /// The name of the page in the bundle.
  public let name: String
  /// The pages of the bundle.
  public let pages: SettingsPages
  private let screen: SettingsScreen
  private let linkTitle: String

  init(_ name: String, of pages: SettingsPages, linkTitle: String = "") {
    self.name = name
    self.pages = pages
    self.linkTitle = linkTitle
    screen = pages.bundle.screens[name] ?? SettingsScreen(name: name, title: "", groups: [])
  }

  /// The title of the page or, if it has none, the title of a row that leads to the page.
  public var title: String {
    if !screen.title.isEmpty { return screen.title }
    if !linkTitle.isEmpty { return linkTitle }
    return name == pages.bundle.root ? pages.texts.settings : name
  }

  /// The path of the page.
  public var path: String { pages.path(ofPage: name) }

  /// The language of the bundle's pages.
  public var language: String? { pages.bundle.language }

  /// The style of the page, in which rows are as tall as their texts, and titles may take the whole
  /// width.
  public var style: StyleOverrides { .settings }

  /// The sections, without hidden sections and rows.
  public var sections: [TableSection] {
    for group in screen.groups where !isHidden(group.key) {
      section(group)
    }
  }

  private func isHidden(_ key: String?) -> Bool { key.map(pages.isHidden) ?? false }

  private func section(_ group: SettingsGroup) -> TableSection {
    let rows = group.items.filter { !isHidden($0.key) }
      .flatMap { SettingsRows(item: $0, group: group, pages: pages, page: name).rows }
    return TableSection(group.header ?? "", footer: group.footer ?? "", rows: rows)
      .id("group \(group.position ?? -1) \(group.items.first?.position ?? -1)")
  }
}

extension SettingsPages {
  /// Returns the path of a page, such as `/Advanced`, or `/` for the first page.
  func path(ofPage name: String) -> String {
    name == bundle.root
      ? (basePath.isEmpty ? "/" : basePath)
      : "\(basePath)/\(ExternalLink.escaped(name, except: "/"))"
  }
}

extension StyleOverrides {
  /// The style of settings pages, whose titles are longer than those of most pages.
  ///
  /// Rows are as tall as their texts, and titles may take the whole width.
  public static var settings: StyleOverrides {
    var style = StyleOverrides()
    style.titleWidthLimit = .infinity
    style.rowHeight = .automatic()
    return style
  }
}
