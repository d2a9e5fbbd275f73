// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A type that describes a page: its title, its sections of rows, and its appearance.
///
/// The `PageDriver` of the host observes the objects that `sections` and the other properties read. When one of the
/// objects changes, the driver evaluates the page again. It keeps the value of the page for as long
/// as the page is shown, so an object in a stored property lives as long as the page. Do not create
/// such an object in `sections`, which the driver reads many times.
///
/// ```swift
/// struct SettingsPage: TablePage {
///   let settings: Settings  // @Observable
///
///   var title: String { "Settings" }
///
///   var sections: [TableSection] {
///     TableSection("General") {
///       ToggleRow("Night mode", settings, \.nightMode)
///     }
///   }
/// }
/// ```
@MainActor
public protocol TablePage {
  /// The type that ``didSelect(_:)`` returns.
  ///
  /// The compiler derives it. It is ``NoSelection`` if the page does not implement the method.
  associatedtype SelectionResult = NoSelection

  /// The title of the page.
  var title: String { get }
  /// The sections of the page.
  @SectionBuilder var sections: [TableSection] { get }
  /// The style of the table: plain, grouped, or inset grouped.
  ///
  /// Defaults to ``PageAppearance/grouped``.
  var appearance: PageAppearance { get }
  /// The look of the bar with the title, ``PageBar/standard`` by default.
  var bar: PageBar { get }
  /// The colors of the bar with the title, or `nil`, the default, for those of the platform.
  var barColors: PageBarColors? { get }
  /// The content above the first section, none by default.
  var header: HeaderFooter { get }
  /// The content below the last section, none by default.
  var footer: HeaderFooter { get }
  /// The loading state, ``LoadState/content`` by default.
  var loadState: LoadState { get }
  /// The overrides of the theme for all sections, none by default.
  var style: StyleOverrides { get }
  /// The theme of the page, or `nil`, the default, for that of the application.
  var theme: Theme? { get }
  /// The light or dark scheme, or `nil`, the default, for that of the system.
  ///
  /// A page does not inherit the scheme of the page that pushes it. On the desktop, the scheme of the page in the active
  /// window applies to all windows of the application.
  var colorScheme: PageColorScheme? { get }
  /// The language as a tag such as `zh-Hans`, or `nil`, the default, for that of the host.
  ///
  /// Built-in texts, numbers, and dates are in this language. Hosts pass it to screen readers, and lay out the page in its
  /// direction. The language of the host is that of an iOS application, or an option of a server or a desktop window.
  var language: String? { get }
  /// True if a tapped row is deselected immediately.
  ///
  /// Defaults to `true`. If it is `false`, rows that the user can tap stay selected, while a tap on a
  /// row without a handler for taps still has no effect.
  var deselectsAfterTap: Bool { get }
  /// True if the page is in editing mode, in which rows have controls for deleting, inserting, and
  /// moving.
  ///
  /// Defaults to `false`.
  var isEditing: Bool { get }
  /// True if a section header stays visible while its rows scroll.
  ///
  /// Defaults to `true` for plain pages, and has no effect on others. A `UITableView` of your own keeps its style,
  /// which determines the behavior of its headers.
  var stickyHeaders: Bool { get }
  /// True if the page opens at its end, and its end stays in view while rows arrive or grow, as in a chat or a log.
  ///
  /// Defaults to `false`. If the user scrolls up, rows that arrive at the end do not move the page until the end of the last
  /// row is in view again. A row to which a navigator scrolls, and a restored position, have priority.
  var followsEnd: Bool { get }

  /// The leave guard, which asks the user before leaving the page, or `nil`, the default, if there
  /// is none.
  ///
  /// ``LeaveGuard`` describes when hosts ask.
  var leaveGuard: LeaveGuard? { get }

  /// True if the user can tap every row, rather than only rows with handlers.
  ///
  /// Defaults to `true` if the page implements ``didSelect(_:)``. If a page forwards the selections of
  /// another page, let it return the value of that page.
  var selectsRows: Bool { get }

  /// Called for each row that is selected, before the row's own handler.
  @discardableResult
  func didSelect(_ selection: RowSelection) -> SelectionResult
}

/// The result of a page that does not handle selections.
public struct NoSelection: Sendable {}

extension TablePage {
  /// The style ``PageAppearance/grouped``.
  public var appearance: PageAppearance { .grouped }
  /// The look ``PageBar/standard``.
  public var bar: PageBar { .standard }
  /// The colors of the platform.
  public var barColors: PageBarColors? { nil }
  /// No content.
  public var header: HeaderFooter { .none }
  /// No content.
  public var footer: HeaderFooter { .none }
  /// The state ``LoadState/content``.
  public var loadState: LoadState { .content }
  /// No overrides.
  public var style: StyleOverrides { StyleOverrides() }
  /// The theme of the application.
  public var theme: Theme? { nil }
  /// The scheme of the system.
  public var colorScheme: PageColorScheme? { nil }
  /// The language of the host.
  public var language: String? { nil }
  /// The value `true`.
  public var deselectsAfterTap: Bool { true }
  /// The value `false`.
  public var isEditing: Bool { false }
  /// The value `true` for plain pages only.
  public var stickyHeaders: Bool { appearance == .plain }
  /// The value `false`.
  public var followsEnd: Bool { false }
  /// No leave guard.
  public var leaveGuard: LeaveGuard? { nil }
  /// True if the page implements ``TablePage/didSelect(_:)``.
  public var selectsRows: Bool { handlesSelections }
  /// True if the page implements ``TablePage/didSelect(_:)``, even if its rows are not selectable.
  package var handlesSelections: Bool { SelectionResult.self != NoSelection.self }
  /// Does nothing.
  @discardableResult
  public func didSelect(_ selection: RowSelection) -> NoSelection { NoSelection() }
}
