// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A probe of a host that focuses rows, and whose fields have a Return key.
@MainActor
public protocol FocusProbe: HostProbe {
  /// The navigator of the page that is shown.
  var navigator: Navigator { get }

  /// The shown row whose control has the focus, or `nil` if there is none.
  var focusedRow: RowIndexPath? { get }

  /// Replaces the text of the only field of a shown row, and presses Return, as a user would.
  func submit(_ text: String, at indexPath: RowIndexPath)
}
