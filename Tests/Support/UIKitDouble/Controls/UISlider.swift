// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uislider>.
open class UISlider: UIControl {
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  /// Setting the color in the Mac idiom raises an exception.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uislider/minimumtracktintcolor>.
  open var minimumTrackTintColor: UIColor? { didSet { refuseTrackColors() } }
  /// Setting the color in the Mac idiom raises an exception.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uislider/maximumtracktintcolor>.
  open var maximumTrackTintColor: UIColor? { didSet { refuseTrackColors() } }
  private var stored: Float = 0

  /// A slider that was created before it is in a window has no idiom in the stand-in until then.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if minimumTrackTintColor != nil || maximumTrackTintColor != nil { refuseTrackColors() }
  }

  private func refuseTrackColors() { refuseMacIdiom("A color of a track of UISlider") }

  open var value: Float {
    get { stored }
    set { setValue(newValue, animated: false) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    stored = min(max(value, minimumValue), maximumValue)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }
}
#endif
