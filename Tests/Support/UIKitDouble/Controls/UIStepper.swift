// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uistepper>.
open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A stepper in a window of the Mac idiom raises an exception.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    refuseMacIdiom("UIStepper")
  }

  private static let size = CGSize(width: 94, height: 32)

  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  private var stored = 0.0

  /// Setting a minimum that is not below the maximum raises an exception.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uistepper/minimumvalue>.
  open var minimumValue = 0.0 { didSet { checkRange() } }

  /// Setting a maximum that is not above the minimum raises an exception.
  open var maximumValue = 100.0 { didSet { checkRange() } }

  private func checkRange() {
    if minimumValue >= maximumValue {
      raise("minimumValue \(minimumValue) must be less than maximumValue \(maximumValue)")
    }
    value = stored
  }

  open var stepValue = 1.0 {
    didSet { if stepValue <= 0 { raise("Must be > 0: stepValue \(stepValue)") } }
  }

  /// Setting it sends no actions.
  open var value: Double {
    get { stored }
    set { stored = min(max(newValue, minimumValue), maximumValue) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var intrinsicContentSize: CGSize { Self.size }

  func change(by step: Double) {
    let (old, new) = (stored, stored + step)
    value =
      wraps && new > maximumValue ? minimumValue : wraps && new < minimumValue ? maximumValue : new
    if stored != old { sendActions(for: .valueChanged) }
  }
}
#endif
