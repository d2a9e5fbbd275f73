// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseLayout
import RowhouseModel

/// A field for several lines of text.
final class LinesPartView: UITextView {
  let editor = FieldEditor()
  private let hint = UILabel(frame: .zero)

  func connect(to target: any PartTarget) {
    editor.target = target
    delegate = editor
    backgroundColor = nil
    // UIKit ignores a tap on the status bar if it finds several scroll views with this property.
    scrollsToTop = false
    textContainer.lineFragmentPadding = 0
    hint.isAccessibilityElement = false
    hint.numberOfLines = 0
    addSubview(hint)
    editor.onChange = { [weak self] in self?.updatePlaceholder() }
  }

  func show(_ field: FieldPart, in context: DrawingContext) {
    let text = editor.show(field)
    let inset = context.environment.controls.field.inset
    textContainerInset = UIEdgeInsets(
      top: CGFloat(inset.height), left: CGFloat(inset.width), bottom: CGFloat(inset.height),
      right: CGFloat(inset.width))
    let (font, color) = (context.font(field.font), context.color(field.color))
    let alignment = context.alignment(field.alignment)
    // Setting an attribute of the text ends the composition of a word, even if its value is the same (react-native pull
    // request 56082).
    if self.font != font { self.font = font }
    if textColor != color { textColor = color }
    if textAlignment != alignment { textAlignment = alignment }
    hint.text = field.input.placeholder
    hint.font = font
    hint.textColor = context.color(.placeholder)
    hint.textAlignment = alignment
    accessibilityLabel = field.label
    accessibilityIdentifier = field.control.name
    setTraits(field.input.inputTraits)
    // The caret moves to the end of the text, which has its height only after the update.
    if let text, self.text != text { editor.ignoreChanges { self.text = text } }
    updatePlaceholder()
    setNeedsLayout()
  }

  /// Scrolls to the first line, unless the user is editing the text.
  ///
  /// The view keeps its scroll position when it receives the text of another row.
  func showBeginning() {
    if !editor.isEditing { contentOffset = .zero }
  }

  func setState(_ state: RowState) {
    accessibilityHint = state.hint
    let isEnabled = editor.setState(state)
    if isEditable != isEnabled { isEditable = isEnabled }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
    let size = hint.sizeThatFits(CGSize(width: width, height: bounds.height))
    hint.frame = CGRect(
      x: textContainerInset.left, y: textContainerInset.top, width: width, height: size.height)
  }

  /// Shows the placeholder if there is no text, and lets VoiceOver read it as the value, as in a one-line field.
  private func updatePlaceholder() {
    let placeholder = typedText.isEmpty ? hint.text ?? "" : ""
    hint.isHidden = placeholder.isEmpty
    // In a field without a title, the placeholder is the label.
    let isLabel = placeholder == accessibilityLabel
    accessibilityValue = placeholder.isEmpty || isLabel ? nil : placeholder
  }
}

extension LinesPartView: EditablePartView {
  var typedText: String {
    get { text ?? "" }
    set {
      editor.ignoreChanges { text = newValue }
      updatePlaceholder()
    }
  }
}
#endif
