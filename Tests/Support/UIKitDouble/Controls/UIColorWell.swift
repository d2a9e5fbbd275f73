// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uicolorwell>.
open class UIColorWell: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var title: String?
  open var supportsAlpha = true
  /// Setting it sends no actions.
  open var selectedColor: UIColor?

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 28, height: 28) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
#endif
