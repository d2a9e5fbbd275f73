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
  /// The field in which the user types, or `nil` if there is none.
  public let field: DialogField?
  /// The actions that the user can choose, at least one.
  public let actions: [DialogAction]
  /// The request that the user performs in the dialog, or `nil` if there is none.
  package var request: SystemRequest?
}

/// Methods for hosts that show a dialog with a field.
extension Dialog {
  /// The position of the action that the Return key in the field chooses, which is the first one that receives the text,
  /// or `nil` if the dialog has no field.
  public var defaultAction: Int? { actions.firstIndex { $0.textAction != nil } }

  /// Returns true if the user can choose the action at a position while the field contains a text.
  ///
  /// Actions that do not receive the text can always be chosen.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func isEnabled(actionAt index: Int, text: String) -> Bool {
    guard let field, actions[index].textAction != nil else { return true }
    return field.accepts(text)
  }
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
  /// Called when the user chooses the action, unless it receives the text of the dialog's field.
  public let action: (@MainActor () -> Void)?
  /// Called with the text of the dialog's field when the user chooses the action, or `nil` if the action does not
  /// receive the text.
  public let textAction: (@MainActor (String) -> Void)?

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
    textAction = nil
  }

  /// Creates an action that receives the text of the dialog's ``DialogField``.
  ///
  /// ```swift
  /// navigator.present(
  ///   "New folder", field: DialogField("Name"),
  ///   actions: [
  ///     DialogAction("Cancel", role: .cancel),
  ///     DialogAction("Create") { name in folders.add(name) },
  ///   ])
  /// ```
  ///
  /// - Precondition: `role` is not `cancel`.
  public init(
    _ title: String, role: Role = .normal, textAction: @escaping @MainActor (String) -> Void
  ) {
    precondition(
      role != .cancel,
      "The action “\(title)” cannot receive text, because it cancels the dialog")
    self.title = title
    self.role = role
    action = nil
    self.textAction = textAction
  }
}

extension Dialog: Equatable {
  /// Returns true if both are the same dialog and have the same content; closures are not compared.
  public static func == (first: Self, second: Self) -> Bool {
    first.id == second.id && first.title == second.title && first.message == second.message
      && first.field == second.field && first.actions == second.actions
      && first.request == second.request
  }
}

extension DialogAction: Equatable {
  /// Returns true if both have the same title and role, and receive the text of the field or not; closures are not compared.
  public static func == (first: Self, second: Self) -> Bool {
    first.title == second.title && first.role == second.role
      && (first.textAction == nil) == (second.textAction == nil)
  }
}
