// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A field for one line of text.
final class FieldPartView: UITextField {
  let editor = FieldEditor()
  /// The button that shows the text of a secure field.
  private lazy var reveal = RevealButton(of: self)
  /// The bar over a keyboard that has no Return key.
  private lazy var doneBar = DoneBar(of: self)
  /// The views of the sign before a number, each with the position that it has in the layout.
  private var signs: [(view: UIView, x: CGFloat)] = []
  /// True if the field is a search field.
  ///
  /// The main actor sets it. UIKit's declaration of the traits, which depend on it, is not isolated.
  nonisolated(unsafe) private var isSearch = false

  // If the traits were set, UIKit would no longer describe the state of the field.
  override var accessibilityTraits: UIAccessibilityTraits {
    get { isSearch ? super.accessibilityTraits.union(.searchField) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  func connect(to target: any PartTarget) {
    editor.target = target
    delegate = editor
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.editor.changed(self)
        self.moveSigns()
      }, for: .editingChanged)
  }

  func show(_ field: FieldPart, in context: DrawingContext) {
    let text = editor.show(field)
    let (font, color) = (context.font(field.font), context.color(field.color))
    let alignment = context.alignment(field.alignment)
    // Setting an attribute of the text ends the composition of a word, even if its value is the same (react-native pull
    // request 56082).
    if self.font != font { self.font = font }
    if textColor != color { textColor = color }
    if textAlignment != alignment { textAlignment = alignment }
    attributedPlaceholder = NSAttributedString(
      string: field.input.placeholder, attributes: [.foregroundColor: context.color(.placeholder)])
    accessibilityLabel = field.label
    accessibilityIdentifier = field.control.name
    isSearch = field.input.kind == .search
    clearButtonMode = isSearch ? .whileEditing : .never
    let isSecure = field.input.kind == .secure
    // Text that the user has revealed stays visible while the user edits the same field.
    let isShown = isSecure && rightView === reveal && reveal.isSelected && editor.isEditing
    setTextHidden(isSecure && !isShown)
    if isSecure {
      reveal.update(isTextShown: isShown, label: context.texts.show, color: context.color(.tint))
      rightView = reveal
      rightViewMode = .always
    } else if rightViewMode != .never {
      rightView = nil
      rightViewMode = .never
    }
    let traits = field.input.inputTraits
    setTraits(traits)
    returnKeyType = traits.returnKey
    showDoneBar(traits.hasReturnKey ? nil : context.texts.done)
    if let text, self.text != text { self.text = text }
    moveSigns()
  }

  /// Hides or shows the text.
  ///
  /// If UIKit hides text while the user edits it, it deletes all of it before it inserts the next character, unless the
  /// field inserted the text itself after that.
  func setTextHidden(_ isHidden: Bool) {
    guard isSecureTextEntry != isHidden else { return }
    isSecureTextEntry = isHidden
    guard isHidden, isFirstResponder, let typed = text, !typed.isEmpty else { return }
    let selection = selectedTextRange
    editor.ignoreChanges {
      text = ""
      insertText(typed)
    }
    selectedTextRange = selection
  }

  func setState(_ state: RowState) {
    accessibilityHint = state.hint
    let isEnabled = editor.setState(state)
    if self.isEnabled != isEnabled { self.isEnabled = isEnabled }
  }

  /// Moves the views of the sign before a number next to the number, now and when its text changes.
  ///
  /// The layout places them next to the field, whose text is at its other end.
  func setSigns(_ views: [UIView]) {
    signs = views.map { ($0, $0.frame.origin.x) }
    moveSigns()
  }

  private func moveSigns() {
    if signs.isEmpty { return }
    let space = max(0, bounds.width - intrinsicContentSize.width.rounded(.up))
    let distance: CGFloat =
      switch (textAlignment, effectiveUserInterfaceLayoutDirection) {
      case (.right, .leftToRight): space
      case (.left, .rightToLeft): -space
      default: 0
      }
    for sign in signs { sign.view.frame.origin.x = sign.x + distance }
  }

  /// Shows a bar with a titled button over the keyboard, or no bar if the title is `nil`.
  private func showDoneBar(_ title: String?) {
    title.map { doneBar.show($0) }
    let hasBar = inputAccessoryView != nil
    guard hasBar != (title != nil) else { return }
    inputAccessoryView = title.map { _ in doneBar }
    if isFirstResponder { reloadInputViews() }
  }
}

extension FieldPartView: EditablePartView {
  var typedText: String {
    get { text ?? "" }
    set {
      text = newValue
      moveSigns()
    }
  }
}
#endif
