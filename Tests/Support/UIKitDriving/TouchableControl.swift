// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A control that tests tap.
///
/// On iOS the control sends the actions that a tap sends.
@MainActor
public protocol TouchableControl: UIControl {
  /// Taps the control: switches change, fields become first responder, buttons send their actions.
  func tap()
}

/// A text field in which tests type.
@MainActor
public protocol TypingField: UITextField {
  /// Taps the field, and types a text one character at a time.
  func type(_ text: String)

  /// Enters a text at once, as pasting does.
  func enter(_ text: String)

  /// Presses the return key.
  func typeReturn()

  /// Taps the button that removes the text.
  func tapClearButton()

  /// Presses the delete key.
  func typeDelete()
}

/// A stepper that tests tap.
@MainActor
public protocol TouchableStepper: UIStepper {
  /// Taps the button that increases the value.
  func increase()

  /// Taps the button that decreases the value.
  func decrease()
}

/// A slider that tests drag.
@MainActor
public protocol DraggableSlider: UISlider {
  /// Drags the thumb over values to the last of them.
  func drag(to values: Float...)
}
#endif
