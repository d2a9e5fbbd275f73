// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uitextview>.
open class UITextView: UIScrollView, UITextInput {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  private var content = ""
  private var selection = NSRange(location: 0, length: 0)

  /// The text.
  ///
  /// Setting it does not notify the delegate.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitextview/text>.
  open var text: String! {
    get { content }
    set {
      let new = newValue ?? ""
      guard new != content else { return }
      content = new
      selection = NSRange(location: NSString(string: new).length, length: 0)
    }
  }

  // Attributes are set for the whole text, which ends a composition.
  // See <https://github.com/facebook/react-native/pull/56082>.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { unmarkText() } }
  open var textColor: UIColor? = .label { didSet { unmarkText() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { unmarkText() } }
  open var isEditable = true
  open var isSelectable = true
  open var adjustsFontForContentSizeCategory = false
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open private(set) lazy var textContainer = NSTextContainer()
  open var isSecureTextEntry = false
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var textContentType: UITextContentType!

  open override var canBecomeFirstResponder: Bool { isEditable && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let mayBegin =
      OptionalMethods.ask("textViewShouldBeginEditing:", of: delegate) {
        $0.textViewShouldBeginEditing(self)
      } ?? true
    guard mayBegin, super.becomeFirstResponder() else { return false }
    OptionalMethods.ask("textViewDidBeginEditing:", of: delegate) {
      $0.textViewDidBeginEditing(self)
    }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let mayEnd =
      OptionalMethods.ask("textViewShouldEndEditing:", of: delegate) {
        $0.textViewShouldEndEditing(self)
      } ?? true
    guard mayEnd || window == nil, super.resignFirstResponder() else { return false }
    OptionalMethods.ask("textViewDidEndEditing:", of: delegate) { $0.textViewDidEndEditing(self) }
    return true
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let edge = textContainer.lineFragmentPadding
    let sides = textContainerInset.left + textContainerInset.right + 2 * edge
    let ends = textContainerInset.top + textContainerInset.bottom
    let font = font ?? .systemFont(ofSize: 12)
    let measured = TextMeasure(NSAttributedString(string: content, attributes: [.font: font]))
      .size(width: max(0, size.width - sides), height: 0, maximumLines: 0)
    return CGSize(
      width: (measured.width + sides).roundedUpToPixel(traitCollection),
      height: (max(measured.height, font.lineHeight) + ends).roundedUpToPixel(traitCollection))
  }

  // UITextInput

  open var endOfDocument: UITextPosition {
    UITextPosition(offset: NSString(string: content).length)
  }

  /// The range of the word that is being composed, or `nil` if there is none.
  open internal(set) var markedTextRange: UITextRange?

  open func unmarkText() {
    markedTextRange = nil
  }

  open var selectedRange: NSRange {
    get { selection }
    set {
      guard newValue != selection else { return }
      selection = newValue
      OptionalMethods.ask("textViewDidChangeSelection:", of: delegate) {
        $0.textViewDidChangeSelection(self)
      }
    }
  }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(range: selection) }
    set { if let newValue { selectedRange = newValue.range } }
  }

  open func text(in range: UITextRange) -> String? {
    NSString(string: content).substring(with: range.range)
  }

  open func replace(_ range: UITextRange, withText text: String) {
    change(range.range, to: text)
  }

  /// The frame of the caret, which is behind the measured text before a position.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let font = font ?? .systemFont(ofSize: 12)
    let before = NSString(string: content).substring(to: position.offset)
    let edge = textContainer.lineFragmentPadding
    let sides = textContainerInset.left + textContainerInset.right + 2 * edge
    // The letter in place of the caret begins a line after a line feed.
    let lines = TextMeasure(NSAttributedString(string: before + "|", attributes: [.font: font]))
      .lines(width: max(0, bounds.width - sides))
    return CGRect(
      x: textContainerInset.left + edge + (lines.last ?? 0) - font.pointSize / 2,
      y: textContainerInset.top + CGFloat(lines.count - 1) * font.lineHeight, width: 2,
      height: font.lineHeight)
  }

  open func insertText(_ text: String) {
    undoneRange = NSRange(location: selection.location, length: NSString(string: text).length)
    let mayChange =
      OptionalMethods.ask("textView:shouldChangeTextInRange:replacementText:", of: delegate) {
        $0.textView(self, shouldChangeTextIn: selection, replacementText: text)
      } ?? true
    if mayChange { change(selection, to: text) }
  }

  /// The range that an undo deletes, which is that of the text before the delegate has shortened it.
  private var undoneRange: NSRange?

  /// Undoes the last insertion.
  func undoInsertion() {
    guard let range = undoneRange else { return }
    undoneRange = nil
    let mayChange =
      OptionalMethods.ask("textView:shouldChangeTextInRange:replacementText:", of: delegate) {
        $0.textView(self, shouldChangeTextIn: range, replacementText: "")
      } ?? true
    if mayChange { change(content.checked(range), to: "") }
  }

  open func deleteBackward() {
    if selection.length == 0 {
      guard selection.location > 0 else { return }
      selection = NSString(string: content)
        .rangeOfComposedCharacterSequence(at: selection.location - 1)
    }
    insertText("")
  }

  private func change(_ range: NSRange, to text: String) {
    content = content.replacing(range, with: text)
    selection = NSRange(location: range.location + NSString(string: text).length, length: 0)
    OptionalMethods.ask("textViewDidChange:", of: delegate) { $0.textViewDidChange(self) }
    OptionalMethods.ask("textViewDidChangeSelection:", of: delegate) {
      $0.textViewDidChangeSelection(self)
    }
  }
}

/// See <https://developer.apple.com/documentation/uikit/nstextcontainer>.
open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
}
#endif
