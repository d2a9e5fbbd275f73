// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A slider.
///
/// The value of a `UISlider` has only single precision, so it is the position of the thumb, from 0
/// to 1, and not the number itself.
final class SliderPartView: UISlider {
  private var slider = SliderPart(0, label: "")
  /// The number that was last reported while the user is dragging the thumb.
  private var reportedNumber: Double?

  override func accessibilityIncrement() { adjust(by: 1) }

  override func accessibilityDecrement() { adjust(by: -1) }

  func show(_ slider: SliderPart, in context: DrawingContext, isAnimated: Bool) {
    self.slider = slider
    accessibilityIdentifier = slider.control.name
    accessibilityLabel = slider.label
    accessibilityValue = slider.valueText ?? "\(slider.shownNumber)"
    let color = context.color(.control)
    // In the Mac idiom of Catalyst, colors of the track raise an exception.
    if context.isMac { tintColor = color } else { minimumTrackTintColor = color }
    isContinuous = slider.reporting == .continuous
    // An update must not move the thumb while the user drags it.
    if isTracking { return }
    let shown = Float(slider.share(of: slider.shownNumber))
    if value != shown { setValue(shown, animated: isAnimated && window != nil) }
  }
}

extension SliderPartView {
  var control: ControlID { slider.control }

  /// True if the user drags the thumb.
  var isInUse: Bool { isTracking }

  /// Moves the thumb by a tenth of the range, or by one step if that is more.
  ///
  /// `UISlider` always moves the thumb by a tenth. If a step is longer than two tenths, rounding to the nearest step would
  /// undo this movement.
  private func adjust(by direction: Double) {
    let range = slider.range
    let distance = max((range.upperBound - range.lowerBound) / 10, slider.step ?? 0)
    let number = slider.nearest(to: slider.shownNumber + direction * distance)
    setValue(Float(slider.share(of: number)), animated: false)
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
  }
}

extension SliderPartView: ReportingPartView {
  static var reportedEvent: UIControl.Event { .valueChanged }

  func connect(to target: any PartTarget) {
    startReporting(to: target)
    // The last number may have been refused while the user was still dragging the thumb.
    addAction(
      UIAction { [weak self, weak target] _ in
        self?.reportedNumber = nil
        target?.showPageAgain()
      },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  func report(to target: any PartTarget) {
    // Converts the decimal digits, because converting the binary value would add digits, for
    // example to 0.3.
    let share = Double("\(value)") ?? Double(value)
    let number = slider.nearest(to: slider.number(at: share))
    setValue(Float(slider.share(of: number)), animated: false)
    // The thumb has moved within a step.
    guard number != reportedNumber ?? slider.shownNumber else { return }
    if isTracking { reportedNumber = number }
    target.control(slider.control, changedTo: .number(number))
  }
}
#endif
