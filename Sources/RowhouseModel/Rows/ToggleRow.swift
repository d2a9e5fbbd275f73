// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row with a switch.
///
/// ```swift
/// ToggleRow("Night mode", settings, \.nightMode)
/// ToggleRow("Wi-Fi", isOn: network.isOn) { isOn in network.turn(isOn) }
/// ```
///
/// The switch shows the value of the model. When the user toggles it, the row sets the property or
/// calls the closure, and then shows the value of the model. A tap outside of the switch calls the
/// closure of ``RowElement/onSelect(_:)``. Without such a closure, it toggles the switch on the
/// desktop, and has no effect on iOS and in browsers.
public struct ToggleRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row with a switch that calls `onChange` with the new value when the user toggles it.
  public init(
    _ title: String, subtitle: String? = nil, isOn: Bool,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Bool) -> Void
  ) {
    row = AnyRow(title, subtitle, control: .toggle(isOn: isOn), fileID: fileID, line: line)
    row.handlers[.change] = { _, value in
      if case .isOn(let isOn) = value { onChange(isOn) }
    }
  }

  /// Creates a row with a switch for a property of an object, which the row retains.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ isOn: ReferenceWritableKeyPath<Object, Bool>,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, isOn: object[keyPath: isOn], fileID: fileID, line: line
    ) { object[keyPath: isOn] = $0 }
  }
}
