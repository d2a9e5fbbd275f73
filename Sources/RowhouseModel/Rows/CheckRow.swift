// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row that the user checks and unchecks by a tap.
///
/// ```swift
/// CheckRow("Add a gift note", order, \.isGift)
/// CheckRow("Keep me signed in", isOn: login.isKept) { isOn in login.keep(isOn) }
/// ```
///
/// The row shows the value of the model, with a checkmark if it is `true`. Browsers announce the row
/// as a checkbox. Other hosts announce it as selected if the value is `true`. For a row with a
/// switch, use ``ToggleRow``. For several options, use ``CheckRows``.
///
/// If the row has another accessory, such as the detail button of ``Accessory/detail``, the
/// checkmark appears before it:
///
/// ```swift
/// CheckRow(task.title, task, \.isDone).accessory(.detail)
///   .onAccessory { navigator.push(TaskPage(task: task)) }
/// ```
public struct CheckRow: StandardRowElement {
  private var base: AnyRow
  private let isOn: Bool
  private let onChange: @MainActor (Bool) -> Void

  /// The row that this value describes.
  public var row: AnyRow {
    get { described }
    _modify { yield &base }
  }

  /// Creates a row that calls `onChange` with the new value when the user taps it.
  public init(
    _ title: String, subtitle: String? = nil, isOn: Bool,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Bool) -> Void
  ) {
    self.isOn = isOn
    self.onChange = onChange
    base = AnyRow(title, subtitle, fileID: fileID, line: line)
    base.accessory = isOn ? .checkmark : .none
    base.role = .check(isChosen: isOn)
    base.handlers.setTapEffect { onChange(!isOn) }
  }

  /// Creates a row for a property of an object, which the row retains.
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

  /// The row, with a tap that also calls the closures that `onControlChange(_:)` has added.
  private var described: AnyRow {
    guard let added = base.handlers[.change], base.handlers.hasTapEffect else { return base }
    var row = base
    let (isOn, onChange) = (isOn, onChange)
    row.handlers.setTapEffect {
      onChange(!isOn)
      added(.main, .isOn(!isOn))
    }
    return row
  }
}
