// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A view that draws one part of a row.
///
/// Declare the conformance of a class in an extension. In the class declaration itself, Swift 6.3
/// looks for `init(frame:)` before the class has inherited that initializer from an Objective-C
/// class, and does not find it.
@MainActor
protocol PartView: UIView {
  /// Creates an empty view.
  init(frame: CGRect)

  /// Begins to report events to `target`. Called once, when the view is created.
  func connect(to target: any PartTarget)
}

extension PartView {
  func connect(to target: any PartTarget) {}
}

extension PartView {
  /// Applies the state of the row to the view of one of its controls.
  func setState(_ state: RowState) {
    accessibilityHint = state.hint
    if let view = self as? any EditablePartView { view.editor.isDisabled = state.isDisabled }
    // A field that is being edited must not lose the keyboard during an update, so it only stops accepting changes.
    let isEnabled = !state.isDisabled || (self as? any EditablePartView)?.editor.isEditing == true
    if let control = self as? UIControl {
      if control.isEnabled != isEnabled { control.isEnabled = isEnabled }
    } else if let lines = self as? UITextView, lines.isEditable != isEnabled {
      lines.isEditable = isEnabled
    } else if let wheel = self as? WheelPartView {
      wheel.isEnabled = isEnabled
    } else if let date = self as? OptionalDatePartView {
      date.setState(isEnabled: isEnabled, hint: state.hint)
    }
  }
}

/// A control view that reports one event.
@MainActor
protocol ReportingPartView: PartView, UIControl {
  /// The event that is reported. Defaults to a tap.
  static var reportedEvent: UIControl.Event { get }

  /// Called when the event has happened.
  func report(to target: any PartTarget)
}

extension ReportingPartView {
  static var reportedEvent: UIControl.Event { .touchUpInside }

  func connect(to target: any PartTarget) { startReporting(to: target) }

  /// Begins to report the event each time it happens.
  func startReporting(to target: any PartTarget) {
    let action = UIAction { [weak self, weak target] _ in
      if let self, let target { self.report(to: target) }
    }
    addAction(action, for: Self.reportedEvent)
  }
}

/// A view in which the user can edit text.
@MainActor
protocol EditablePartView: PartView {
  /// The object that edits the text.
  var editor: FieldEditor { get }
  /// The text that is shown.
  var typedText: String { get }
}
#endif
