// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A question or a notice that the user answers.
public struct Dialog: Identifiable, Sendable {
  /// The id of the dialog, unique in its navigator.
  public let id: DialogID
  /// The text of the question or notice.
  public let title: String
  /// The text below the title, or an empty string.
  public let message: String
  /// The actions that the user can choose, at least one.
  public let actions: [DialogAction]
  /// The request that the user performs in the dialog, or `nil` if there is none.
  package var request: SystemRequest?
}

/// The id of a dialog, unique in its navigator.
public struct DialogID: Hashable, Sendable {
  /// The number of the dialog, counted from 1.
  public let number: Int

  /// Creates the id of a dialog from its number.
  public init(number: Int) { self.number = number }
}

/// An action that the user can choose in a dialog.
public struct DialogAction: Sendable {
  /// The text of the button.
  public let title: String
  /// The role of the action.
  public let role: Role
  /// Called when the user chooses the action.
  public let action: (@MainActor () -> Void)?

  /// The role of an action.
  public enum Role: Hashable, Sendable {
    /// An ordinary action.
    case normal
    /// An action that cancels the dialog.
    case cancel
    /// An action that cannot be undone.
    case destructive
  }

  /// Creates an action.
  ///
  /// By default, its role is normal.
  public init(_ title: String, role: Role = .normal, action: (@MainActor () -> Void)? = nil) {
    self.title = title
    self.role = role
    self.action = action
  }
}
