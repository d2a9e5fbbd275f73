// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A page of a table, described by what it shows.
///
/// A page is read again whenever what it was made of changes: every observable object that
/// `sections` and the other properties read is watched. Nothing else has to be said.
///
/// ```swift
/// struct SettingsPage: TablePage {
///   let settings: Settings  // @Observable
///
///   var title: String { "Settings" }
///
///   var sections: [TableSection] {
///     TableSection("General") {
///       ToggleRow("Night mode", isOn: settings.nightMode) { settings.nightMode = $0 }
///     }
///   }
/// }
/// ```
@MainActor
public protocol TablePage {
  /// The title of the page.
  var title: String { get }

  /// The sections of the page.
  @SectionBuilder var sections: [TableSection] { get }

  /// How sections are set off from each other; grouped, unless said otherwise.
  var appearance: PageAppearance { get }

  /// What the bar with the title looks like; as usual, unless said otherwise.
  var bar: PageBar { get }

  /// What stands above the first section; nothing, unless said otherwise.
  var header: HeaderFooter { get }

  /// What stands below the last section; nothing, unless said otherwise.
  var footer: HeaderFooter { get }

  /// Whether the sections are there; they are, unless said otherwise.
  var loadState: LoadState { get }

  /// What the page overrides of the theme, for all its sections; nothing, unless said otherwise.
  var style: StyleOverrides { get }

  /// The theme of the page; that of the application, unless said otherwise.
  var theme: Theme? { get }

  /// Whether the page is shown in light or in dark; as the system has it, unless said otherwise.
  var colorScheme: PageColorScheme? { get }

  /// The language that the page speaks, as a language tag such as `zh-Hans`; that of the
  /// application, unless said otherwise. Hosts tell it to screen readers, and lay the page out in
  /// its direction.
  var language: String? { get }

  /// Whether a row that was tapped is deselected at once; it is, unless said otherwise.
  var deselectsAfterTap: Bool { get }

  /// Whether rows show how they can be deleted, inserted and moved; they do not, unless said
  /// otherwise.
  var isEditing: Bool { get }

  /// Whether the header of a section stays in view as long as one of its rows is; it does in plain
  /// pages, unless said otherwise.
  var stickyHeaders: Bool { get }

  /// Called for each row that is selected, before the row's own handler.
  func didSelect(_ selection: RowSelection)
}

extension TablePage {
  /// Grouped.
  public var appearance: PageAppearance { .grouped }

  /// As usual.
  public var bar: PageBar { .standard }

  /// Nothing.
  public var header: HeaderFooter { .none }

  /// Nothing.
  public var footer: HeaderFooter { .none }

  /// The sections are there.
  public var loadState: LoadState { .content }

  /// Nothing is overridden.
  public var style: StyleOverrides { StyleOverrides() }

  /// That of the application.
  public var theme: Theme? { nil }

  /// As the system has it.
  public var colorScheme: PageColorScheme? { nil }

  /// That of the application.
  public var language: String? { nil }

  /// A row that was tapped is deselected at once.
  public var deselectsAfterTap: Bool { true }

  /// Rows do not show how they can be edited.
  public var isEditing: Bool { false }

  /// Headers stay in view in plain pages.
  public var stickyHeaders: Bool { appearance == .plain }

  /// Does nothing.
  public func didSelect(_ selection: RowSelection) {}
}
