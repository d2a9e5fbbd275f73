// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// The properties of a page other than its sections, as read by one evaluation.
public struct PageProperties: Equatable, Sendable {
  // Each property appears in two lines of this type: the declaration, and the line in the initializer that reads it. A
  // test checks the second line of optional properties, because they would be `nil` without it.

  /// The title.
  public private(set) var title: String
  /// The style of the table.
  public private(set) var appearance: PageAppearance
  /// The look of the bar with the title.
  public private(set) var bar: PageBar
  /// The colors of the bar with the title, or `nil` for the platform's colors.
  public private(set) var barColors: PageBarColors?
  /// The content above the first section.
  public private(set) var header: HeaderFooter
  /// The content below the last section.
  public private(set) var footer: HeaderFooter
  /// The overrides of the theme.
  public internal(set) var style: StyleOverrides
  /// The theme of the page, or `nil` for the driver's theme.
  private(set) var ownTheme: Theme?
  /// The light or dark scheme, or `nil` for that of the system.
  public private(set) var colorScheme: PageColorScheme?
  /// The language tag, or `nil` for the language of the host.
  public private(set) var language: String?
  /// True if a tapped row is deselected immediately, unless the row overrides this.
  public private(set) var deselectsAfterTap: Bool
  /// True if rows show controls for deleting, inserting, and moving them.
  public private(set) var isEditing: Bool
  /// True if the header of a section stays visible while any of its rows is visible.
  public private(set) var stickyHeaders: Bool
  /// True if the page opens at its end, which stays in view while rows arrive or grow, until the user scrolls up.
  public private(set) var followsEnd: Bool
  /// True if the user can tap every row, instead of only rows with handlers.
  public private(set) var selectsRows: Bool
  /// The leave guard, or `nil` if there is none.
  public private(set) var leaveGuard: LeaveGuard?
  /// True if the user can refresh the page with ``PageDriver/refresh()``.
  public private(set) var isRefreshable: Bool
  /// True if the page handles ``PageDriver/send(scroll:)``.
  public private(set) var handlesScrolling: Bool

  /// Reads the properties of a page.
  @MainActor
  init(_ page: some TablePage) {
    title = page.title
    appearance = page.appearance
    bar = page.bar
    barColors = page.barColors
    header = page.header
    footer = page.footer
    style = page.style
    ownTheme = page.theme
    colorScheme = page.colorScheme
    language = page.language
    deselectsAfterTap = page.deselectsAfterTap
    isEditing = page.isEditing
    stickyHeaders = page.stickyHeaders
    followsEnd = page.followsEnd
    selectsRows = page.selectsRows
    leaveGuard = page.leaveGuard.map { RequestingPage().calling($0) }
    isRefreshable = (page as? any RefreshablePage)?.isRefreshable ?? false
    handlesScrolling = page.scrollingPage != nil || (page as? PushedPage)?.onScroll != nil
  }
}

extension PageProperties {
  /// Returns the parts of the page's chrome that differ from other properties.
  ///
  /// A property that is not assigned to a part belongs to the appearance.
  func chrome(comparedTo old: Self) -> PageChrome {
    guard self != old else { return [] }
    var chrome: PageChrome = []
    var rest = self
    func compare<Value: Equatable>(_ property: WritableKeyPath<Self, Value>, _ part: PageChrome) {
      guard self[keyPath: property] != old[keyPath: property] else { return }
      chrome.formUnion(part)
      rest[keyPath: property] = old[keyPath: property]
    }
    compare(\.title, .title)
    compare(\.header, .header)
    compare(\.footer, .footer)
    compare(\.style, .style)
    // All rows look different, including rows of data sections that have not changed.
    compare(\.selectsRows, .style)
    compare(\.isEditing, .editing)
    compare(\.isRefreshable, .refreshing)
    compare(\.leaveGuard, .leaving)
    // A snapshot compares the effective theme, and no host draws the other property.
    compare(\.ownTheme, [])
    compare(\.deselectsAfterTap, [])
    if rest != old { chrome.insert(.appearance) }
    return chrome
  }
}
