// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import RowhouseModel

/// The system's date picker with a button that removes the date, or a button that sets a missing
/// date.
///
/// The system's picker cannot be empty.
final class OptionalDatePartView: UIView {
  private weak var target: (any PartTarget)?
  private var part: DatePart?
  private let picker = DatePartView(frame: .zero)
  /// The button that shows the text of a missing date, and sets the current day and time.
  private let addition = UIButton(frame: .zero)
  private let removal = UIButton(frame: .zero)

  func connect(to target: any PartTarget) {
    self.target = target
    picker.connect(to: target)
    addition.addAction(UIAction { [weak self] _ in self?.setNow() }, for: .touchUpInside)
    removal.addAction(UIAction { [weak self] _ in self?.report(nil) }, for: .touchUpInside)
    removal.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    addition.contentHorizontalAlignment = .trailing
    for control in controls { addSubview(control) }
  }

  func show(_ part: DatePart, style: ResolvedStyle, in context: DrawingContext, isAnimated: Bool) {
    self.part = part
    accessibilityIdentifier = part.control.name
    picker.show(part, in: context, isAnimated: isAnimated)
    addition.setTitle(part.shownNoneTitle, for: .normal)
    addition.setTitleColor(context.color(style.valueColor), for: .normal)
    addition.titleLabel?.font = context.font(style.valueFont)
    addition.titleLabel?.lineBreakMode = .byTruncatingTail
    addition.accessibilityLabel = part.label
    addition.accessibilityValue = part.shownNoneTitle
    removal.accessibilityLabel = "\(part.label), \(part.shownNoneTitle)"
    removal.tintColor = context.color(style.accessoryColor)
    for view in [picker, removal] { view.isHidden = part.isMissing }
    addition.isHidden = !part.isMissing
    for view in controls { view.semanticContentAttribute = semanticContentAttribute }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    addition.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    (removal.frame, picker.frame) = bounds.divided(
      atDistance: min(32, bounds.width), from: isMirrored ? .minXEdge : .maxXEdge)
  }
}

extension OptionalDatePartView {
  func setState(_ state: RowState) {
    for control in controls {
      control.isEnabled = !state.isDisabled
      control.accessibilityHint = state.hint
    }
  }

  private var controls: [UIControl] { [picker, addition, removal] }

  private func report(_ date: DateValue?) {
    guard let part else { return }
    target?.control(part.control, changedTo: .date(date))
  }

  /// Reports the current day and time in the time zone of the part, or the nearest value in the range.
  private func setNow() {
    var calendar = Calendar(identifier: .gregorian)
    if let zone = part?.timeZone.flatMap({ TimeZone(identifier: $0) }) { calendar.timeZone = zone }
    let now = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: Date())
    let day = CalendarDate(year: now.year ?? 1, month: now.month ?? 1, day: now.day ?? 1)
    let time = ClockTime(hour: now.hour ?? 0, minute: now.minute ?? 0)
    if let value = part?.nearest(to: day, time) { report(value) }
  }
}

extension OptionalDatePartView: PartView {}

extension OptionalDatePartView: OpeningPartView {
  func leaveRow() -> Bool { picker.leaveRow() }
}
#endif
