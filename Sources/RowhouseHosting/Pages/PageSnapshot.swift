// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A page as it was when it was last evaluated: what a host shows.
///
/// A snapshot answers what a host asks. Its sections, counts and styles are fixed; rows of a data
/// section are made when they are asked for, by the closure of the evaluation that the snapshot
/// comes from.
public struct PageSnapshot: Sendable {
  private let shared: Shared<Fields>
  /// The sections.
  public internal(set) var sections: [SectionSnapshot]

  init(_ fields: Fields, sections: [SectionSnapshot]) {
    shared = Shared(fields)
    self.sections = sections
  }
}

extension PageSnapshot {
  /// The type of the page, for messages.
  public var name: String { shared.value.name }
  /// The title.
  public var title: String { shared.value.title }
  /// How sections are set off from each other.
  public var appearance: PageAppearance { shared.value.appearance }
  /// What the bar with the title looks like.
  public var bar: PageBar { shared.value.bar }
  /// What stands above the first section.
  public var header: HeaderFooter { shared.value.header }
  /// What stands below the last section.
  public var footer: HeaderFooter { shared.value.footer }
  /// The theme.
  public var theme: Theme { shared.value.theme }
  /// What the page overrides of the theme.
  public var style: StyleOverrides { shared.value.style }
  /// Whether it is shown in light or in dark; nothing if the system decides.
  public var colorScheme: PageColorScheme? { shared.value.colorScheme }
  /// The language that it speaks, as a language tag; nothing for that of the application.
  public var language: String? { shared.value.language }
  /// Whether a row that was tapped is deselected at once, unless the row says otherwise.
  public var deselectsAfterTap: Bool { shared.value.deselectsAfterTap }
  /// Whether rows show how they can be deleted, inserted and moved.
  public var isEditing: Bool { shared.value.isEditing }
  /// Whether the header of a section stays in view as long as one of its rows is.
  public var stickyHeaders: Bool { shared.value.stickyHeaders }
  /// Whether the user can bring the page up to date, with ``PageDriver/refresh()``.
  public var isRefreshable: Bool { shared.value.isRefreshable }
  /// Whether it is being brought up to date.
  public var isRefreshing: Bool { shared.value.isRefreshing }
  /// Whether the page wants to know how it is scrolled, by ``PageDriver/send(_:)``.
  public var tellsScrolling: Bool { shared.value.tellsScrolling }
}

extension PageSnapshot {
  /// A page without anything.
  static func empty(theme: Theme) -> PageSnapshot {
    let fields = Fields(
      name: "no page", title: "", appearance: .grouped, bar: .standard, header: .none,
      footer: .none, theme: theme, style: StyleOverrides(), colorScheme: nil, language: nil,
      deselectsAfterTap: true, isEditing: false, stickyHeaders: false, isRefreshable: false,
      isRefreshing: false, tellsScrolling: false)
    return PageSnapshot(fields, sections: [])
  }

  /// Whether a section is made of data.
  var hasData: Bool {
    sections.contains { section in
      if case .made = section.rows { false } else { true }
    }
  }

  /// Whether a row of a data section has changed since it was made.
  @MainActor
  var hasStaleRows: Bool {
    sections.contains { section in
      if case .lazy(let rows) = section.rows { rows.hasStaleRows } else { false }
    }
  }

  /// Leaves such rows as they are.
  @MainActor
  func forgetStaleRows() {
    for section in sections {
      if case .lazy(let rows) = section.rows { rows.forgetStaleRows() }
    }
  }

  /// What of this page is neither section nor row and differs from the other.
  func chrome(comparedTo old: PageSnapshot) -> PageChrome {
    var chrome: PageChrome = []
    if title != old.title { chrome.insert(.title) }
    if header != old.header { chrome.insert(.header) }
    if footer != old.footer { chrome.insert(.footer) }
    let hasSameLook = appearance == old.appearance && bar == old.bar
    let hasSameHeaders = stickyHeaders == old.stickyHeaders
    if !hasSameLook || !hasSameHeaders || colorScheme != old.colorScheme || language != old.language
    {
      chrome.insert(.appearance)
    }
    if isEditing != old.isEditing { chrome.insert(.editing) }
    if isRefreshable != old.isRefreshable || isRefreshing != old.isRefreshing {
      chrome.insert(.refreshing)
    }
    if style != old.style || theme != old.theme { chrome.insert(.style) }
    return chrome
  }
}
