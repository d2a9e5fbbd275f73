// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A page that shows another page, and differs from it only in the properties that it declares.
///
/// ```swift
/// struct SettingsWithVersion: WrapperPage {
///   let wrappedPage: any TablePage
///
///   var footer: HeaderFooter { .title("Version 1.0") }
/// }
/// ```
///
/// The wrapper forwards selections and scrolling, and loads and refreshes the other page if that
/// page supports it. It has the address of the other page unless it defines its own address.
public protocol WrapperPage: LoadingPage, RefreshablePage where SelectionResult == Void {
  /// The other page.
  var wrappedPage: any TablePage { get }
}

/// The properties of the other page.
extension WrapperPage {
  /// The title of the other page.
  public var title: String { wrappedPage.title }
  /// The sections of the other page.
  public var sections: [TableSection] { wrappedPage.sections }
  /// The style of the table of the other page.
  public var appearance: PageAppearance { wrappedPage.appearance }
  /// The look of the bar of the other page.
  public var bar: PageBar { wrappedPage.bar }
  /// The colors of the bar of the other page.
  public var barColors: PageBarColors? { wrappedPage.barColors }
  /// The header of the other page.
  public var header: HeaderFooter { wrappedPage.header }
  /// The footer of the other page.
  public var footer: HeaderFooter { wrappedPage.footer }
  /// The loading state of the other page.
  public var loadState: LoadState { wrappedPage.loadState }
  /// The style of the other page.
  public var style: StyleOverrides { wrappedPage.style }
  /// The theme of the other page.
  public var theme: Theme? { wrappedPage.theme }
  /// The light or dark scheme of the other page.
  public var colorScheme: PageColorScheme? { wrappedPage.colorScheme }
  /// The language of the other page.
  public var language: String? { wrappedPage.language }
  /// True if the other page deselects tapped rows.
  public var deselectsAfterTap: Bool { wrappedPage.deselectsAfterTap }
  /// True if the other page is in editing mode.
  public var isEditing: Bool { wrappedPage.isEditing }
  /// True if headers of the other page stay visible.
  public var stickyHeaders: Bool { wrappedPage.stickyHeaders }
  /// True if the other page follows its end.
  public var followsEnd: Bool { wrappedPage.followsEnd }
  /// The leave guard of the other page.
  public var leaveGuard: LeaveGuard? { wrappedPage.leaveGuard }
  /// True if the user can tap every row of the other page.
  public var selectsRows: Bool { wrappedPage.selectsRows }
  /// True if the user can refresh the other page.
  public var isRefreshable: Bool {
    (wrappedPage as? any RefreshablePage)?.isRefreshable ?? false
  }

  /// Calls the handler of the other page.
  public func didSelect(_ selection: RowSelection) { _ = wrappedPage.didSelect(selection) }

  /// Loads the other page, if it loads its content.
  public func load() async { await (wrappedPage as? any LoadingPage)?.load() }

  /// Refreshes the other page, if it can be refreshed.
  public func refresh() async { await (wrappedPage as? any RefreshablePage)?.refresh() }
}
