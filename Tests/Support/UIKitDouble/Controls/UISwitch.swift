// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uiswitch>.
open class UISwitch: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let size = CGSize(width: 51, height: 31)

  /// True if the last change was animated.
  ///
  /// Tests read it.
  public private(set) var wasAnimated = false
  private var value = false

  /// Setting it sends no actions.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uiswitch/ison>.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    wasAnimated = animated
  }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// Two points narrower than the view, as in UIKit: see <https://openradar.appspot.com/31777116>.
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  override func press() {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
#endif
