// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

extension UIControl {
  /// Taps the control: switches change, fields take the keyboard, buttons do what they do.
  ///
  /// - Precondition: A finger can reach the control: it is in a window, enabled, neither it nor
  ///   what it is in is hidden, and no view in it takes the touch.
  public func tap() {
    checkReach()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let hit = hitTest(center, with: nil) ?? self
    precondition(
      hit === self, "\(type(of: self)) cannot be touched because \(type(of: hit)) takes the touch")
    press()
    window?.layoutIfNeeded()
  }

  func checkReach() {
    precondition(window != nil, "\(type(of: self)) is in no window and cannot be touched")
    precondition(isEnabled, "\(type(of: self)) is disabled")
    var view: UIView? = self
    while let current = view {
      precondition(
        !current.isHidden && current.alpha > 0.01 && current.isUserInteractionEnabled,
        "\(type(of: self)) cannot be touched because \(type(of: current)) hides it")
      view = current.superview
    }
  }
}

extension UITextField {
  /// Taps the field and types, one character at a time.
  public func type(_ text: String) {
    checkReach()
    if !isFirstResponder { _ = becomeFirstResponder() }
    guard isFirstResponder else { return }
    for character in text { insertText(String(character)) }
    window?.layoutIfNeeded()
  }

  /// Taps the field and begins to compose a word with an input method.
  public func compose(_ text: String) {
    type(text)
    let length = NSString(string: text).length
    guard let range = selectedTextRange?.range, range.location >= length else { return }
    markedTextRange = UITextRange(
      range: NSRange(location: range.location - length, length: length))
  }

  /// Presses the return key.
  ///
  /// - Precondition: The field has the keyboard.
  public func typeReturn() {
    precondition(isFirstResponder, "The field does not have the keyboard")
    pressReturn()
    window?.layoutIfNeeded()
  }

  /// Presses the delete key.
  public func typeDelete() {
    precondition(isFirstResponder, "The field does not have the keyboard")
    deleteBackward()
    window?.layoutIfNeeded()
  }

  /// Taps the button that removes the text.
  ///
  /// - Precondition: The field has the keyboard and shows the button.
  public func tapClearButton() {
    checkReach()
    precondition(
      isFirstResponder && [.whileEditing, .always].contains(clearButtonMode),
      "The field does not show a button that removes its text")
    let mayClear =
      OptionalMethods.ask("textFieldShouldClear:", of: delegate) { $0.textFieldShouldClear(self) }
      ?? true
    guard mayClear else { return }
    text = ""
    sendActions(for: .editingChanged)
    window?.layoutIfNeeded()
  }

  /// Undoes the last insertion, as by shaking the device.
  public func undo() {
    precondition(isFirstResponder, "The field does not have the keyboard")
    undoInsertion()
    window?.layoutIfNeeded()
  }
}

extension UITextView {
  /// Taps the text view and types, one character at a time.
  public func type(_ text: String) {
    precondition(window != nil, "The text view is in no window and cannot be touched")
    if !isFirstResponder { _ = becomeFirstResponder() }
    guard isFirstResponder else { return }
    for character in text { insertText(String(character)) }
    window?.layoutIfNeeded()
  }

  /// Taps the text view and begins to compose a word with an input method.
  public func compose(_ text: String) {
    type(text)
    let length = NSString(string: text).length
    guard selectedRange.location >= length else { return }
    markedTextRange = UITextRange(
      range: NSRange(location: selectedRange.location - length, length: length))
  }

  /// Undoes the last insertion, as by shaking the device.
  public func undo() {
    precondition(isFirstResponder, "The text view does not have the keyboard")
    undoInsertion()
    window?.layoutIfNeeded()
  }
}

extension UISlider {
  /// Drags the thumb over values to the last of them, and lets it go.
  public func drag(to values: Float...) {
    checkReach()
    isTracking = true
    for value in values {
      setValue(value, animated: false)
      if isContinuous { sendActions(for: .valueChanged) }
    }
    isTracking = false
    if !isContinuous { sendActions(for: .valueChanged) }
    sendActions(for: .touchUpInside)
    window?.layoutIfNeeded()
  }
}

extension UIStepper {
  /// Taps the button that increases the value.
  public func increase() { press(stepValue) }

  /// Taps the button that decreases the value.
  public func decrease() { press(-stepValue) }

  /// Holds the button that increases the value until it has changed the value a number of times.
  ///
  /// A view that leaves its window loses its touch.
  public func holdIncrease(times count: Int) { press(stepValue, times: count) }

  private func press(_ step: Double, times count: Int = 1) {
    checkReach()
    isTracking = true
    for _ in 0..<count where window != nil { change(by: step) }
    isTracking = false
    sendActions(for: window == nil ? .touchCancel : .touchUpInside)
    window?.layoutIfNeeded()
  }
}

extension UIButton {
  /// Taps the button, and chooses an item of the menu that opens.
  public func chooseMenuItem(_ title: String) {
    checkReach()
    precondition(showsMenuAsPrimaryAction, "The button opens no menu")
    let actions = menu?.actions ?? []
    guard let action = actions.first(where: { $0.title == title }) else {
      preconditionFailure("The menu has no item “\(title)”, only \(actions.map(\.title))")
    }
    precondition(!action.attributes.contains(.disabled), "The item “\(title)” is disabled")
    action.sender = self
    action.handler(action)
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
  /// Taps a segment.
  public func tap(segment: Int) {
    checkReach()
    select(segment)
    window?.layoutIfNeeded()
  }
}

extension UIPickerView {
  /// Returns the title that the delegate gives a row of the first wheel, or `nil` if it gives none.
  public func title(ofRow row: Int) -> String? {
    delegate?.pickerView(self, titleForRow: row, forComponent: 0)
  }

  /// Turns the wheel to a row.
  public func turn(to row: Int) {
    precondition(window != nil, "The wheel is in no window and cannot be touched")
    selectRow(row, inComponent: 0, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: 0)
    window?.layoutIfNeeded()
  }
}

extension UIDatePicker {
  /// Chooses a date in the picker.
  public func choose(_ newDate: Date) {
    checkReach()
    date = newDate
    sendActions(for: .valueChanged)
    window?.layoutIfNeeded()
  }
}

extension UIColorWell {
  /// Chooses a color in the picker that the well opens.
  public func choose(_ color: UIColor) {
    checkReach()
    selectedColor = color
    sendActions(for: .valueChanged)
    window?.layoutIfNeeded()
  }
}

extension UIBarButtonItem {
  /// Taps the item.
  public func tap() {
    precondition(isEnabled, "The item is disabled")
    guard let primaryAction else { return }
    primaryAction.sender = self
    primaryAction.handler(primaryAction)
  }
}

extension UIAccessibilityCustomAction {
  /// Performs the action as VoiceOver does.
  @discardableResult
  public func perform() -> Bool {
    actionHandler?(self) ?? false
  }
}
#endif
