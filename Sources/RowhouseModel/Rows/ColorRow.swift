// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row in which a user chooses a color.
///
/// ```swift
/// ColorRow("Accent", theme, \.accent)
/// ColorRow("Pen", value: pen.color, palette: [NamedColor("Ink", RGBA(hex: 0x1A237E))]) {
///   pen.color = $0
/// }
/// ```
///
/// The row shows the name of a color in the palette. Hosts suggest the palette if the platform
/// supports it. The user can also choose any other opaque color. When the user has chosen a color,
/// the row sets the property or calls the closure, and then shows the color of the model.
public struct ColorRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row that calls a closure with the color that the user has chosen.
  ///
  /// `palette` defaults to an empty array.
  public init(
    _ title: String, subtitle: String? = nil, value: RGBA, palette: [NamedColor] = [],
    fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (RGBA) -> Void
  ) {
    let part = ColorPart(value, palette: palette, label: title)
    row = AnyRow(title, subtitle, control: .color(part), fileID: fileID, line: line)
    row.standard.value = palette.first { $0.color == value }?.name
    row.handlers[.change] = { _, value in
      if case .color(let color) = value { onChange(color) }
    }
  }

  /// Creates a row for a property of an object, which the row retains.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, RGBA>, palette: [NamedColor] = [],
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: object[keyPath: value], palette: palette, fileID: fileID,
      line: line
    ) { object[keyPath: value] = $0 }
  }
}
