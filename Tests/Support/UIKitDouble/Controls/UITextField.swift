// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uitextfield>.
open class UITextField: UIControl, UITextInput {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UITextFieldDelegate)?

  private var content = ""
  private var selection = NSRange(location: 0, length: 0)

  /// Setting it moves the caret to the end and sends no event.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitextfield/text>.
  open var text: String? {
    get { content }
    set {
      let new = newValue ?? ""
      guard new != content else { return }
      content = new
      selection = NSRange(location: NSString(string: new).length, length: 0)
    }
  }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content, attributes: [.font: font as Any]) }
    set { text = newValue?.string }
  }

  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  // Attributes are set for the whole text, which ends a composition.
  // See <https://github.com/facebook/react-native/pull/56082>.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { unmarkText() } }
  open var textColor: UIColor? = .label { didSet { unmarkText() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { unmarkText() } }
  open var borderStyle: BorderStyle = .none
  open var clearButtonMode: ViewMode = .never
  open var clearsOnBeginEditing = false
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var leftView: UIView?
  open var rightView: UIView? {
    didSet {
      guard rightView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let rightView { addSubview(rightView) }
    }
  }
  open var rightViewMode: ViewMode = .never
  open var isSecureTextEntry = false {
    didSet {
      // The next inserted text replaces text that is hidden while it is edited.
      clearsOnInsertion = isSecureTextEntry && !oldValue && isFirstResponder && !content.isEmpty
    }
  }
  private var clearsOnInsertion = false
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var textContentType: UITextContentType!
  private var inputCover: UIView?
  private var inputBar: UIView?
  open override var inputView: UIView? {
    get { inputCover }
    set { inputCover = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputBar }
    set { inputBar = newValue }
  }

  public private(set) var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let mayBegin =
      OptionalMethods.ask("textFieldShouldBeginEditing:", of: delegate) {
        $0.textFieldShouldBeginEditing(self)
      } ?? true
    guard mayBegin, super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    OptionalMethods.ask("textFieldDidBeginEditing:", of: delegate) {
      $0.textFieldDidBeginEditing(self)
    }
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let mayEnd =
      OptionalMethods.ask("textFieldShouldEndEditing:", of: delegate) {
        $0.textFieldShouldEndEditing(self)
      } ?? true
    // A field that leaves its window loses the keyboard whatever its delegate returns.
    guard mayEnd || window == nil, super.resignFirstResponder() else { return false }
    isEditing = false
    clearsOnInsertion = false
    let reason: Void? = OptionalMethods.ask("textFieldDidEndEditing:reason:", of: delegate) {
      $0.textFieldDidEndEditing(self, reason: .committed)
    }
    if reason == nil {
      OptionalMethods.ask("textFieldDidEndEditing:", of: delegate) {
        $0.textFieldDidEndEditing(self)
      }
    }
    sendActions(for: .editingDidEnd)
    return true
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let shown = content.isEmpty ? placeholder ?? "" : content
    let measured = NSAttributedString(string: shown, attributes: [.font: font as Any]).size()
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight
    let edge: CGFloat = borderStyle == .roundedRect ? 7 : 0
    return CGSize(
      width: (measured.width + 2 * edge).roundedUpToPixel(traitCollection),
      height: (line + 2 * edge).roundedUpToPixel(traitCollection))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  // UITextInput

  open var endOfDocument: UITextPosition {
    UITextPosition(offset: NSString(string: content).length)
  }

  /// The range of the word that is being composed, or `nil` if there is none.
  open internal(set) var markedTextRange: UITextRange?

  open func unmarkText() {
    markedTextRange = nil
  }

  open var selectedTextRange: UITextRange? {
    get { isFirstResponder ? UITextRange(range: selection) : nil }
    set {
      guard let newValue, newValue.range != selection else { return }
      selection = newValue.range
      OptionalMethods.ask("textFieldDidChangeSelection:", of: delegate) {
        $0.textFieldDidChangeSelection(self)
      }
    }
  }

  open func text(in range: UITextRange) -> String? {
    NSString(string: content).substring(with: range.range)
  }

  open func replace(_ range: UITextRange, withText text: String) {
    change(range.range, to: text)
  }

  /// The frame of the caret, which is as high as the field.
  open func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 0, y: 0, width: 2, height: bounds.height)
  }

  /// Inserts the text of a key.
  open func insertText(_ text: String) {
    undoneRange = NSRange(location: selection.location, length: NSString(string: text).length)
    let mayChange =
      OptionalMethods.ask(
        "textField:shouldChangeCharactersInRange:replacementString:", of: delegate
      ) { $0.textField(self, shouldChangeCharactersIn: selection, replacementString: text) }
      ?? true
    if mayChange { change(selection, to: text) }
  }

  /// The range that an undo deletes, which is that of the text before the delegate has shortened it.
  private var undoneRange: NSRange?

  /// Undoes the last insertion.
  func undoInsertion() {
    guard let range = undoneRange else { return }
    undoneRange = nil
    let mayChange =
      OptionalMethods.ask(
        "textField:shouldChangeCharactersInRange:replacementString:", of: delegate
      ) { $0.textField(self, shouldChangeCharactersIn: range, replacementString: "") }
      ?? true
    if mayChange { change(content.checked(range), to: "") }
  }

  open func deleteBackward() {
    if selection.length == 0 {
      guard selection.location > 0 else { return }
      let before = NSString(string: content)
        .rangeOfComposedCharacterSequence(at: selection.location - 1)
      selection = before
    }
    insertText("")
  }

  private func change(_ range: NSRange, to text: String) {
    let range =
      clearsOnInsertion ? NSRange(location: 0, length: NSString(string: content).length) : range
    clearsOnInsertion = false
    content = content.replacing(range, with: text)
    selection = NSRange(location: range.location + NSString(string: text).length, length: 0)
    sendActions(for: .editingChanged)
    OptionalMethods.ask("textFieldDidChangeSelection:", of: delegate) {
      $0.textFieldDidChangeSelection(self)
    }
  }

  override func press() {
    _ = becomeFirstResponder()
  }

  /// The alert that contains the field, or `nil` if there is none.
  weak var alert: UIAlertController?

  /// Performs the action of the return key.
  func pressReturn() {
    let mayReturn =
      OptionalMethods.ask("textFieldShouldReturn:", of: delegate) {
        $0.textFieldShouldReturn(self)
      } ?? true
    guard mayReturn else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    alert?.returnFromField(self)
  }
}

extension UITextField {
  /// See <https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum>.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line
    case bezel
    case roundedRect
  }

  /// See <https://developer.apple.com/documentation/uikit/uitextfield/viewmode>.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing
    case unlessEditing
    case always
  }

  /// See <https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason>.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
  }
}
#endif
