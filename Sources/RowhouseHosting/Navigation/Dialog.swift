// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Something to be answered.
public struct Dialog: Identifiable, Sendable {
  /// What tells the dialog from others of its navigator.
  public let id: DialogID
  /// The question, or what is told.
  public let title: String
  /// What else there is to say; may be empty.
  public let message: String
  /// What there is to choose from.
  public let actions: [DialogAction]
}

/// What tells a dialog from the others of its navigator.
public struct DialogID: Hashable, Sendable {
  /// The number of the dialog, counted from 1.
  public let number: Int

  /// Names a dialog by number.
  public init(number: Int) { self.number = number }
}

/// One of the things to choose from in a dialog.
public struct DialogAction: Sendable {
  /// What the button says.
  public let title: String
  /// What choosing it means.
  public let kind: Kind
  /// What is called when it is chosen.
  public let action: (@MainActor () -> Void)?

  /// What choosing an action means.
  public enum Kind: Hashable, Sendable {
    /// Something ordinary.
    case normal
    /// To leave everything as it is.
    case cancel
    /// Something that cannot be undone.
    case destructive
  }

  /// Describes one of the things to choose from.
  public init(_ title: String, kind: Kind = .normal, action: (@MainActor () -> Void)? = nil) {
    self.title = title
    self.kind = kind
    self.action = action
  }
}
