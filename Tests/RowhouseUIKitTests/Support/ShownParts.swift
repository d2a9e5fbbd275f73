// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import Rowhouse
import RowhouseTesting
import UIKitDriving

/// The visible contents of a view, read from its subviews.
@MainActor
struct ShownParts {
  private(set) var texts: [String] = []
  private(set) var controls: [ShownControl] = []
  private(set) var accessory = Accessory.none

  /// The identifier of the cell, which its only control shares.
  private let identifier: String?

  init(_ cell: UITableViewCell) {
    self.init(in: cell.contentView, identifier: cell.accessibilityIdentifier)
  }

  init(in view: UIView, identifier: String? = nil) {
    self.identifier = identifier
    guard !view.isHidden else { return }
    for part in view.drawnParts where !part.isHidden {
      let count = controls.count
      read(part)
      if controls.count > count { controls[count].isDisabled = part.isDisabledControl }
    }
  }

  var row: ShownRow { ShownRow(texts, accessory: accessory, controls: controls) }

  private mutating func read(_ view: UIView) {
    let name = view.accessibilityIdentifier ?? ""
    let control = name == identifier ? ControlID.main : ControlID(name)
    switch view {
    case let label as UILabel: say(label.text)
    case let toggle as UISwitch: controls.append(.toggle(control, isOn: toggle.isOn))
    case let slider as UISlider:
      controls.append(
        ShownControl(control, .number(Double(slider.accessibilityValue ?? "") ?? .nan)))
    case let segments as UISegmentedControl:
      let titles = (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) }
      for title in titles { say(title) }
      let index = segments.selectedSegmentIndex
      let action = index < 0 ? nil : segments.actionForSegment(at: index)
      controls.append(ShownControl(control, .option(action?.optionKey)))
    case let wheel as UIPickerView:
      let row = wheel.selectedRow(inComponent: 0)
      let title = wheel.title(ofRow: row)
      say(title)
      // The options of the tests have their titles as keys.
      controls.append(ShownControl(control, .option(title == "none" ? nil : title)))
    case let button as UIButton where button.superview?.isOptionalDate == true:
      // The button that removes a date has no title.
      guard let title = button.title(for: .normal) else { return }
      say(title)
      controls.append(ShownControl(.main, .date(nil)))
    case let button as UIButton where button.menu != nil:
      say(button.title(for: .normal))
      let action = button.menu?.actions.first { $0.state == .on }
      controls.append(ShownControl(control, .option(action?.optionKey)))
    case let picker as UIDatePicker: controls.append(ShownControl(control, .date(picker.shown)))
    case let well as UIColorWell:
      let color = RGBA(hexDigits: well.accessibilityValue ?? "") ?? RGBA(hex: 1)
      controls.append(ShownControl(control, .color(color)))
    case let stepper as UIStepper:
      controls.append(ShownControl(control, .number(stepper.value)))
    case let field as UITextField:
      controls.append(.field(control, text: field.text ?? ""))
      if !field.isSecureTextEntry { say(field.text) }
    case let lines as UITextView:
      controls.append(.field(control, text: lines.text ?? ""))
      say(lines.text)
    case let button as UIButton:
      guard let title = button.title(for: .normal) else {
        accessory = .detail
        return
      }
      controls.append(.button(control, title: title))
      say(title)
    case let image as UIImageView:
      // The chevron of a row that is open points down.
      if ["chevron.forward", "chevron.down"].contains(where: { image.image?.isNamed($0) == true }) {
        accessory = accessory == .detail ? .detailDisclosure : .disclosure
      }
      if image.image?.isNamed("checkmark") == true { accessory = .checkmark }
    case is UIProgressView, is UIActivityIndicatorView: break
    case let button as UIControl:
      controls.append(.button(control, title: button.accessibilityLabel ?? ""))
    default: break
    }
  }

  private mutating func say(_ text: String?) {
    if let text, !text.isEmpty { texts.append(text) }
  }
}

extension UIDatePicker {
  /// The value that the picker shows.
  fileprivate var shown: DateValue {
    var calendar = Calendar(identifier: .gregorian)
    if let timeZone { calendar.timeZone = timeZone }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = CalendarDate(
      year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
    let time = ClockTime(hour: parts.hour ?? -1, minute: parts.minute ?? -1)
    return switch datePickerMode {
    case .date: .date(day)
    case .time: .time(time)
    default: .dateTime(CalendarDateTime(day, time))
    }
  }
}

extension UIAction {
  /// The key of the option that the action chooses, or `nil` for none.
  var optionKey: String? {
    identifier.rawValue.isEmpty ? nil : String(identifier.rawValue.dropFirst())
  }
}

extension UIView {
  /// True for the view of a date that may be missing.
  var isOptionalDate: Bool { "\(type(of: self))" == "OptionalDatePartView" }

  /// True for a control that the user cannot use.
  fileprivate var isDisabledControl: Bool {
    if let lines = self as? UITextView { return !lines.isEditable }
    if let wheel = self as? UIPickerView { return !wheel.isUserInteractionEnabled }
    return (self as? UIControl)?.isEnabled == false
  }
}
#endif
