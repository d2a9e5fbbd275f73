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
  open var minimumTrackTintColor: UIColor? {
    didSet { refuseMacIdiom("UISlider", setter: "setMinimumTrackTintColor:") }
  }
  /// Setting the color in the Mac idiom raises an exception.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uislider/maximumtracktintcolor>.
  open var maximumTrackTintColor: UIColor? {
    didSet { refuseMacIdiom("UISlider", setter: "setMaximumTrackTintColor:") }
  }
  private var stored: Float = 0

  /// The colors are checked again, because the stand-in has an idiom for each window, and not for the app.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if let minimumTrackTintColor { self.minimumTrackTintColor = minimumTrackTintColor }
    if let maximumTrackTintColor { self.maximumTrackTintColor = maximumTrackTintColor }
  }

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
