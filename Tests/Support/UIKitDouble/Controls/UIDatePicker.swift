// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uidatepicker>.
open class UIDatePicker: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  private var ownLocale: Locale?
  /// The current locale, unless another one is set.
  open var locale: Locale? {
    get { ownLocale ?? .current }
    set { ownLocale = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  open var timeZone: TimeZone?
  open var minuteInterval = 1
  /// If both bounds are set and the minimum is after the maximum, both are ignored.
  open var minimumDate: Date? { didSet { date = stored } }
  open var maximumDate: Date? { didSet { date = stored } }
  private var stored = Date(timeIntervalSince1970: 0)

  /// Setting it sends no actions, and a date beyond the bounds becomes the nearest bound.
  open var date: Date {
    get { stored }
    set { setDate(newValue, animated: false) }
  }

  open func setDate(_ date: Date, animated: Bool) {
    stored = date
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
    if let minimumDate { stored = max(stored, minimumDate) }
    if let maximumDate { stored = min(stored, maximumDate) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: datePickerMode == .dateAndTime ? 216 : 126, height: 34.5)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// See <https://developer.apple.com/documentation/uikit/uidatepicker/mode>.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
  }
}

/// See <https://developer.apple.com/documentation/uikit/uidatepickerstyle>.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
#endif
