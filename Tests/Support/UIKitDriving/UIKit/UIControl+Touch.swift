// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The protocols document these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(iOS)
public import UIKit

extension UIControl: TouchableControl {
  public func tap() {
    precondition(window != nil && isEnabled, "\(Swift.type(of: self)) cannot be touched")
    switch self {
    case let toggle as UISwitch:
      toggle.setOn(!toggle.isOn, animated: false)
      toggle.sendActions(for: [.valueChanged, .primaryActionTriggered])
    case is UITextField: _ = becomeFirstResponder()
    default:
      sendActions(for: .touchDown)
      sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    window?.layoutIfNeeded()
  }
}

extension UISlider: DraggableSlider {
  /// Drags the thumb over values to the last of them.
  ///
  /// `isTracking` stays false, because only a touch sets it.
  public func drag(to values: Float...) {
    for value in values {
      setValue(value, animated: false)
      if isContinuous { sendActions(for: .valueChanged) }
    }
    if !isContinuous { sendActions(for: .valueChanged) }
    sendActions(for: .touchUpInside)
    window?.layoutIfNeeded()
  }
}

extension UIStepper: TouchableStepper {
  public func increase() { change(by: stepValue) }

  public func decrease() { change(by: -stepValue) }

  private func change(by step: Double) {
    precondition(window != nil && isEnabled, "\(Swift.type(of: self)) cannot be touched")
    let old = value
    value += step
    if value != old { sendActions(for: .valueChanged) }
    window?.layoutIfNeeded()
  }
}

extension UIButton {
  /// Chooses an item of the button's menu.
  public func chooseMenuItem(_ title: String) {
    precondition(window != nil && isEnabled, "\(Swift.type(of: self)) cannot be touched")
    guard let action = menu?.actions.first(where: { $0.title == title }) else {
      preconditionFailure("The menu has no item “\(title)”")
    }
    sendAction(action)
    window?.layoutIfNeeded()
  }
}

extension UIMenu {
  /// The actions of the menu and of the menus in it.
  public var actions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap(\.self) }
  }
}

extension UISegmentedControl {
  /// Selects a segment, as a tap does.
  public func tap(segment: Int) {
    guard isEnabledForSegment(at: segment), segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
    window?.layoutIfNeeded()
  }
}

extension UIPickerView {
  /// Returns the title that the delegate gives a row of the first wheel, or `nil` if it gives none.
  public func title(ofRow row: Int) -> String? {
    delegate?.pickerView?(self, titleForRow: row, forComponent: 0)
  }

  /// Turns the wheel to a row.
  public func turn(to row: Int) {
    selectRow(row, inComponent: 0, animated: false)
    delegate?.pickerView?(self, didSelectRow: row, inComponent: 0)
    window?.layoutIfNeeded()
  }
}

extension UIDatePicker {
  /// Chooses a date in the picker.
  public func choose(_ newDate: Date) {
    date = newDate
    sendActions(for: .valueChanged)
    window?.layoutIfNeeded()
  }
}

extension UIColorWell {
  /// Chooses a color in the picker that the well opens.
  public func choose(_ color: UIColor) {
    selectedColor = color
    sendActions(for: .valueChanged)
    window?.layoutIfNeeded()
  }
}

extension UITextField: TypingField {
  /// Taps the field, and types a text one character at a time, each if the delegate allows it.
  public func type(_ text: String) {
    if !isFirstResponder { _ = becomeFirstResponder() }
    guard isFirstResponder else { return }
    for character in text { enter(String(character)) }
    window?.layoutIfNeeded()
  }

  /// Enters a text at once if the delegate allows it; `insertText(_:)` alone need not ask the delegate.
  public func enter(_ text: String) {
    if mayReplaceSelection(with: text) { insertText(text) }
  }

  private func mayReplaceSelection(with text: String) -> Bool {
    guard let selected = selectedTextRange else { return true }
    let range = NSRange(
      location: offset(from: beginningOfDocument, to: selected.start),
      length: offset(from: selected.start, to: selected.end))
    return delegate?.textField?(
      self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  public func typeReturn() {
    precondition(isFirstResponder, "The field does not have the keyboard")
    if delegate?.textFieldShouldReturn?(self) ?? true {
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
    window?.layoutIfNeeded()
  }

  public func tapClearButton() {
    precondition(isFirstResponder && clearButtonMode != .never, "The field has no such button")
    guard delegate?.textFieldShouldClear?(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
    window?.layoutIfNeeded()
  }

  public func typeDelete() {
    precondition(isFirstResponder, "The field does not have the keyboard")
    deleteBackward()
    window?.layoutIfNeeded()
  }
}

extension UITextView {
  /// Taps the text view, and types a text one character at a time.
  public func type(_ text: String) {
    if !isFirstResponder { _ = becomeFirstResponder() }
    guard isFirstResponder else { return }
    for character in text { insertText(String(character)) }
    window?.layoutIfNeeded()
  }
}

extension UIBarButtonItem {
  /// Taps the item.
  public func tap() {
    precondition(isEnabled, "The item is disabled")
    primaryAction?.send()
  }
}

extension UIAccessibilityCustomAction {
  /// Performs the action, as VoiceOver does.
  @discardableResult
  public func perform() -> Bool { actionHandler?(self) ?? false }
}
#endif
