// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The style sheets of elements that few pages have.
///
/// They are part of the rules of the sessions that need them. See decision 0042.
enum RareRules: CaseIterable {
  /// Rows with actions, menus, or buttons that edit them.
  case actions
  /// Bars that fade in, and the button that refreshes a page.
  case bar
  /// Controls other than switches, buttons, and fields; gauges; and progress.
  case controls
  /// Dialogs.
  case dialogs
  /// Indexes, rows that can be selected together, selected rows, secure fields, lines with a width limit, fields that grow,
  /// numbers with a sign, buttons for details, links, badges, headers with a button, boxes with an aspect ratio, and dividers.
  case extras
  /// Pagers.
  case pager
  /// Sticky headers.
  case sticky

  /// The rules, without comments and unnecessary white space.
  var text: String {
    switch self {
    case .actions: Self.actionRules
    case .bar: Self.barRules
    case .controls: Self.controlRules
    case .dialogs: Self.dialogRules
    case .extras: Self.extraRules
    case .pager: Self.pagerRules
    case .sticky: Self.stickyRules
    }
  }

  private static let actionRules = condensed(PackageResources.actions_css)
  private static let barRules = condensed(PackageResources.bar_css)
  private static let controlRules = condensed(PackageResources.controls_css)
  private static let dialogRules = condensed(PackageResources.dialogs_css)
  private static let extraRules = condensed(PackageResources.extras_css)
  private static let pagerRules = condensed(PackageResources.pager_css)
  private static let stickyRules = condensed(PackageResources.sticky_css)

  private static func condensed(_ source: [UInt8]) -> String {
    String(decoding: ClientScripts.condensed(source), as: UTF8.self) + "\n"
  }
}
