// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// The state of a page at its last evaluation, which a host shows.
///
/// Its sections, counts, and styles are fixed. It also has all properties of ``PageProperties``. A
/// row of a data section is created when a host requests it, by the closure from that evaluation.
@dynamicMemberLookup
public struct PageSnapshot: Sendable {
  private let shared: Shared<Fields>
  /// The sections.
  public internal(set) var sections: [SectionSnapshot]

  init(_ fields: Fields, sections: [SectionSnapshot]) {
    shared = Shared(fields)
    self.sections = sections
  }

  /// The values of a snapshot that its copies share.
  struct Fields: Sendable {
    let name: String
    let properties: PageProperties
    /// The theme of the page, or the theme of the driver if the page has none.
    let theme: Theme
    let isRefreshing: Bool
  }
}

extension PageSnapshot {
  /// The properties of the page.
  ///
  /// Reading a property here does not evaluate a key path, unlike a dynamic member. Use this
  /// property in code that runs at each step of scrolling.
  package var properties: PageProperties {
    _read { yield shared.value.properties }
  }

  /// Returns one of the properties of the page.
  public subscript<Value>(dynamicMember property: KeyPath<PageProperties, Value>) -> Value {
    shared.value.properties[keyPath: property]
  }

  /// The type of the page, for messages.
  public var name: String { shared.value.name }
  /// The theme.
  public var theme: Theme { shared.value.theme }
  /// True while the page is being refreshed.
  public var isRefreshing: Bool { shared.value.isRefreshing }

  // Declared here because a dynamic member is not found if a method has the same name.

  /// The content above the first section.
  public var header: HeaderFooter { shared.value.properties.header }
  /// The content below the last section.
  public var footer: HeaderFooter { shared.value.properties.footer }
  /// The overrides of the theme.
  public var style: StyleOverrides { shared.value.properties.style }
}

extension PageSnapshot {
  /// A snapshot without sections, for a driver without a page.
  @MainActor
  static func empty(theme: Theme) -> PageSnapshot {
    let properties = PageProperties(PushedPage([]))
    return PageSnapshot(
      Fields(name: "no page", properties: properties, theme: theme, isRefreshing: false),
      sections: [])
  }

  var hasData: Bool { sections.contains { $0.hasData } }

  /// The number of rows that have been created.
  ///
  /// Rows of data sections are created when they are shown.
  package var createdRowCount: Int {
    sections.reduce(0) { count, section in
      if case .made(let rows) = section.rows { count + rows.count } else { count }
    }
  }

  @MainActor
  var hasStaleRows: Bool {
    sections.contains { section in
      if case .lazy(let rows) = section.rows { rows.hasStaleRows } else { false }
    }
  }

  @MainActor
  func forgetStaleRows() {
    for section in sections {
      if case .lazy(let rows) = section.rows { rows.forgetStaleRows() }
    }
  }

  /// Returns the parts of the page's chrome that differ from those of another snapshot.
  func chrome(comparedTo old: PageSnapshot) -> PageChrome {
    var chrome = shared.value.properties.chrome(comparedTo: old.shared.value.properties)
    if theme != old.theme { chrome.insert(.style) }
    if isRefreshing != old.isRefreshing { chrome.insert(.refreshing) }
    return chrome
  }
}
