// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// Questions and notices.
extension Navigator {
  /// Presents a question, and calls `action` like a handler of the page if the user confirms.
  ///
  /// `confirm` and `cancel` are the titles of the buttons, which default to "OK" and "Cancel" in the language of the
  /// page, and `role` is the role of the action.
  ///
  /// Before the action is called, a field below the question can still report text that the user has typed before the
  /// question was shown. The action must therefore check again what the handler has checked before it asked.
  public func confirm(
    _ title: String,
    message: String = "",
    confirm: String? = nil,
    cancel: String? = nil,
    role: ButtonRole = .normal,
    action: @escaping @MainActor () -> Void
  ) {
    let texts = RequestingPage(of: self).texts
    let actions = [
      DialogAction(cancel ?? texts.cancel, role: .cancel),
      DialogAction(
        confirm ?? texts.confirm, role: role == .destructive ? .destructive : .normal,
        action: action),
    ]
    present(title, message: message, actions: actions)
  }

  /// Presents a question with a field, and calls `action` with the text like a handler of the page if the user confirms.
  ///
  /// ```swift
  /// ButtonRow("New folder") {
  ///   navigator.ask("New folder", for: DialogField("Name"), confirm: "Create") { name in
  ///     folders.add(name)
  ///   }
  /// }
  /// ```
  ///
  /// The user cannot confirm while the field contains only white space, unless it is ``DialogField/optional()``. The text
  /// has one line and is not longer than the field allows. The other parameters are those of
  /// ``confirm(_:message:confirm:cancel:role:action:)``.
  public func ask(
    _ title: String,
    message: String = "",
    for field: DialogField,
    confirm: String? = nil,
    cancel: String? = nil,
    role: ButtonRole = .normal,
    action: @escaping @MainActor (String) -> Void
  ) {
    let texts = RequestingPage(of: self).texts
    let actions = [
      DialogAction(cancel ?? texts.cancel, role: .cancel),
      DialogAction(
        confirm ?? texts.confirm, role: role == .destructive ? .destructive : .normal,
        textAction: action),
    ]
    present(title, message: message, field: field, actions: actions)
  }

  /// Presents a notice, and calls `action` like a handler of the page when the user acknowledges
  /// it.
  ///
  /// `dismiss` is the title of the button, which defaults to "OK" in the language of the page.
  public func alert(
    _ title: String,
    message: String = "",
    dismiss: String? = nil,
    action: (@MainActor () -> Void)? = nil
  ) {
    let dismiss = dismiss ?? RequestingPage(of: self).texts.confirm
    present(
      title, message: message, actions: [DialogAction(dismiss, role: .cancel, action: action)])
  }
}
