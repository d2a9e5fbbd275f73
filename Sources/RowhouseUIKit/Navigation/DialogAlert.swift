// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

extension UIAlertController {
  /// Creates the alert of a dialog, which calls `answer` with the position of an action and the text of the field.
  convenience init(_ dialog: Dialog, answer: @escaping @MainActor (Int, String?) -> Void) {
    self.init(
      title: dialog.title, message: dialog.message.isEmpty ? nil : dialog.message,
      preferredStyle: .alert)
    let editor = dialog.field.map { DialogFieldEditor($0) }
    // UIKit accepts only one cancel action.
    let cancelling = dialog.actions.firstIndex { $0.role == .cancel }
    for (index, action) in dialog.actions.enumerated() {
      let isFurther = action.role == .cancel && index != cancelling
      // The alert does not retain the delegate of its field.
      addAction(
        UIAlertAction(title: action.title, style: isFurther ? .default : action.role.alertStyle) {
          [editor] _ in answer(index, editor?.text)
        })
    }
    guard let editor else { return }
    preferredAction = dialog.defaultAction.map { actions[$0] }
    editor.onChange = { [weak self] text in
      guard let self else { return }
      for (index, action) in actions.enumerated() {
        action.isEnabled = dialog.isEnabled(actionAt: index, text: text)
      }
    }
    addTextField { editor.connect(to: $0) }
  }
}

/// The delegate of the field of an alert.
@MainActor
private final class DialogFieldEditor: NSObject {
  private let field: DialogField
  /// Shortens inserted text, and removes its line breaks.
  private let editor = FieldEditor()
  private weak var textField: UITextField?
  /// Called with the text when it changes, and when the field is connected.
  var onChange: ((String) -> Void)?

  init(_ field: DialogField) {
    self.field = field
    super.init()
    _ = editor.show(FieldPart(field.input, label: field.label))
    editor.onChange = { [weak self] in
      if let self { self.onChange?(self.text) }
    }
  }

  /// The text, which an input method may still be composing, as the field accepts it.
  var text: String { field.accepted(textField?.text ?? field.input.text) }

  func connect(to textField: UITextField) {
    self.textField = textField
    let input = field.input
    let traits = input.inputTraits
    textField.text = input.text
    textField.placeholder = input.placeholder
    textField.accessibilityLabel = field.label
    textField.isSecureTextEntry = input.kind == .secure
    textField.setTraits(traits)
    textField.returnKeyType = traits.returnKey
    textField.enablesReturnKeyAutomatically = field.isRequired
    textField.delegate = self
    textField.addAction(
      UIAction { [weak self, weak textField] _ in
        if let self, let textField { self.editor.changed(textField) }
      }, for: .editingChanged)
    onChange?(text)
  }
}

extension DialogFieldEditor: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.selectedTextRange = textField.textRange(
      from: textField.beginningOfDocument, to: textField.endOfDocument)
  }

  /// Returns false if the text is missing, because Return would close the alert although its action is disabled.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { field.accepts(text) }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    editor.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}

extension DialogAction.Role {
  fileprivate var alertStyle: UIAlertAction.Style {
    switch self {
    case .normal: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
#endif
