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

  /// Applies the state of the row to the view of one of its controls.
  func setState(_ state: RowState)

  /// True if another view would not have the state in which the user has brought this one. Defaults to `false`.
  var isInUse: Bool { get }
}

extension PartView {
  var isInUse: Bool { false }

  func connect(to target: any PartTarget) {}
}

extension PartView {
  func setState(_ state: RowState) { accessibilityHint = state.hint }
}

extension PartView where Self: UIControl {
  func setState(_ state: RowState) {
    accessibilityHint = state.hint
    if isEnabled == state.isDisabled { isEnabled = !state.isDisabled }
  }
}

extension UIView {
  /// Describes to assistive technologies whether the user can use the view.
  ///
  /// UIKit describes this only for controls whose traits have not been set.
  func setDescribed(isEnabled: Bool) {
    if isEnabled {
      accessibilityTraits.remove(.notEnabled)
    } else {
      accessibilityTraits.insert(.notEnabled)
    }
  }
}

extension UIControl {
  /// Applies the state of a row to a control whose traits have been set.
  func setDescribedState(_ state: RowState) {
    accessibilityHint = state.hint
    if isEnabled == state.isDisabled { isEnabled = !state.isDisabled }
    setDescribed(isEnabled: isEnabled)
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

/// A view that opens a picker or a menu above the page, which may still be open when its cell shows another row.
@MainActor
protocol OpeningPartView: PartView {
  /// Lets a picker or a menu that is open report nothing from now on, because the cell shows another row.
  ///
  /// - Returns: False if the view must not show the other row, because the picker may still change the view.
  func leaveRow() -> Bool
}

/// A view in which the user can edit text.
@MainActor
protocol EditablePartView: PartView, UITextInput {
  /// The object that edits the text.
  var editor: FieldEditor { get }
  /// The text that is shown.
  var typedText: String { get set }
}

extension EditablePartView {
  /// True if the user is editing the text.
  var isInUse: Bool { editor.isEditing }
}
#endif
