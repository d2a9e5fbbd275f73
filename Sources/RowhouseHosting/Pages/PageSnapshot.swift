// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A page as it was when it was last evaluated: what a host shows.
///
/// A snapshot answers what a host asks. Its sections, counts and styles are fixed; rows of a data
/// section are made when they are asked for, by the closure of the evaluation that the snapshot
/// comes from.
public struct PageSnapshot: Sendable {
  /// The type of the page, for messages.
  public let name: String
  /// The title.
  public let title: String
  /// How sections are set off from each other.
  public let appearance: PageAppearance
  /// What the bar with the title looks like.
  public let bar: PageBar
  /// What stands above the first section.
  public let header: HeaderFooter
  /// What stands below the last section.
  public let footer: HeaderFooter
  /// The theme.
  public let theme: Theme
  /// What the page overrides of the theme.
  public let style: StyleOverrides
  /// Whether it is shown in light or in dark; nothing if the system decides.
  public let colorScheme: PageColorScheme?
  /// The language that it speaks, as a language tag; nothing for that of the application.
  public let language: String?
  /// Whether a row that was tapped is deselected at once, unless the row says otherwise.
  public let deselectsAfterTap: Bool
  /// Whether rows show how they can be deleted, inserted and moved.
  public let isEditing: Bool
  /// Whether the header of a section stays in view as long as one of its rows is.
  public let stickyHeaders: Bool
  /// Whether the user can bring the page up to date, with ``PageDriver/refresh()``.
  public let isRefreshable: Bool
  /// Whether it is being brought up to date.
  public let isRefreshing: Bool
  /// Whether the page wants to know how it is scrolled, by ``PageDriver/send(_:)``.
  public let tellsScrolling: Bool
  /// The sections.
  public internal(set) var sections: [SectionSnapshot]
}

extension PageSnapshot {
  /// A page without anything.
  static func empty(theme: Theme) -> PageSnapshot {
    PageSnapshot(
      name: "no page", title: "", appearance: .grouped, bar: .standard, header: .none,
      footer: .none, theme: theme, style: StyleOverrides(), colorScheme: nil, language: nil,
      deselectsAfterTap: true, isEditing: false, stickyHeaders: false, isRefreshable: false,
      isRefreshing: false, tellsScrolling: false, sections: [])
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
