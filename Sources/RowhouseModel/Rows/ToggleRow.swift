// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row with a switch.
///
/// ```swift
/// ToggleRow("Night mode", isOn: settings.nightMode) { settings.nightMode = $0 }
/// ```
///
/// The switch shows what the model says. When the user switches it, the closure is told; what the
/// page shows after that is again what the model says. A tap on the row beside the switch does
/// nothing, unless ``RowElement/onSelect(_:)`` gives it something to do.
public struct ToggleRow: StandardRowElement {
  /// The row it describes.
  public var row: AnyRow

  /// Describes a row with a switch.
  ///
  /// - Parameters:
  ///   - title: The text at the leading edge.
  ///   - subtitle: A line below the title; none, unless given.
  ///   - isOn: Whether the switch is on.
  ///   - fileID: Where the row is written; filled in by the compiler.
  ///   - line: Where the row is written; filled in by the compiler.
  ///   - onChange: Called with the value that the user switches to.
  public init(
    _ title: String,
    subtitle: String? = nil,
    isOn: Bool,
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    onChange: @escaping @MainActor (Bool) -> Void
  ) {
    var content = StandardContent(title)
    content.subtitle = subtitle
    content.control = .toggle(isOn: isOn)
    row = AnyRow(content, source: SourceLine(fileID: fileID, line: line))
    row.handlers.change = { _, value in
      if case .isOn(let isOn) = value { onChange(isOn) }
    }
  }
}
