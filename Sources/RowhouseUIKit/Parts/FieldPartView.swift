// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A field for one line of text.
final class FieldPartView: UITextField {
  let editor = FieldEditor()

  func connect(to target: any PartTarget) {
    editor.target = target
    delegate = editor
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.editor.changed(self)
      }, for: .editingChanged)
  }

  func show(_ field: FieldPart, in context: DrawingContext) {
    let text = editor.show(field)
    font = context.font(field.font)
    textColor = context.color(field.color)
    textAlignment = context.alignment(field.alignment)
    attributedPlaceholder = NSAttributedString(
      string: field.input.placeholder, attributes: [.foregroundColor: context.color(.placeholder)])
    accessibilityLabel = field.label
    accessibilityIdentifier = field.control.name
    if isSecureTextEntry != (field.input.kind == .secure) {
      isSecureTextEntry = field.input.kind == .secure
    }
    let traits = field.input.kind.inputTraits
    keyboardType = traits.keyboard
    textContentType = traits.content
    autocapitalizationType = traits.capitals
    autocorrectionType = traits.corrections
    returnKeyType = field.input.kind == .search ? .search : .done
    if let text, self.text != text { self.text = text }
  }
}

extension FieldPartView: EditablePartView {}
#endif
