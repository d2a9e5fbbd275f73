// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uilabel>.
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private var styledText: NSAttributedString?
  private var plainText: String?

  /// Setting it drops what `attributedText` had.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      plainText = newValue
      styledText = nil
    }
  }

  open var attributedText: NSAttributedString? {
    get {
      styledText ?? plainText.map { NSAttributedString(string: $0, attributes: [.font: shownFont]) }
    }
    set {
      styledText = newValue
      plainText = nil
    }
  }

  private var ownFont: UIFont?
  private var shownFont: UIFont { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
  open var font: UIFont! {
    get { shownFont }
    set { ownFont = newValue }
  }

  private var ownColor: UIColor?
  open var textColor: UIColor! {
    get { ownColor ?? .label }
    set { ownColor = newValue }
  }

  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var numberOfLines = 1
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var preferredMaxLayoutWidth: CGFloat = 0

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text = attributedText, text.length > 0 else { return .zero }
    let measured = TextMeasure(text)
      .size(width: size.width, height: 0, maximumLines: numberOfLines)
    return CGSize(
      width: measured.width.roundedUpToPixel(traitCollection),
      height: measured.height.roundedUpToPixel(traitCollection))
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  private var ownAccessibilityLabel: String?
  open override var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? text }
    set { ownAccessibilityLabel = newValue }
  }
}

extension CGFloat {
  /// Views are as large as whole pixels hold.
  func roundedUpToPixel(_ traits: UITraitCollection) -> CGFloat {
    let scale = Swift.max(1, traits.displayScale)
    return (self * scale - 0.001).rounded(.up) / scale
  }
}
#endif
