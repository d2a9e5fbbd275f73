// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A control for a color.
public struct ColorPart: Hashable, Sendable {
  /// The color of the model, which hosts show as opaque.
  public var color: RGBA
  /// The colors that hosts suggest, if they can.
  public var palette: [NamedColor]
  /// The words for the color, read to users who cannot see it, or `nil` for its hexadecimal digits.
  public var valueText: String?
  /// The name of the control for users who cannot see the row.
  public var label: String
  /// The name of the control, unique in its row.
  public var control: ControlID

  /// Creates a control for a color.
  public init(
    _ color: RGBA, palette: [NamedColor] = [], label: String, control: ControlID = .main
  ) {
    self.color = color
    self.palette = palette
    self.label = label
    self.control = control
  }
}

/// A color with a name.
public struct NamedColor: Hashable, Sendable {
  /// The name in the language of the page.
  public var name: String
  /// The color.
  public var color: RGBA

  /// Creates a color with a name.
  public init(_ name: String, _ color: RGBA) {
    self.name = name
    self.color = color
  }
}

extension ColorPart {
  /// The color that hosts show.
  package var shownColor: RGBA { RGBA(red: color.red, green: color.green, blue: color.blue) }

  /// The mistakes in the color.
  var problems: [ControlProblem] {
    color == shownColor ? [] : [.unavailableValue("\(color)", choices: requirement)]
  }
}

extension ColorPart: ControlTraits {
  var kind: ControlPart.Kind { .color }
  var texts: [String] { [] }
  var value: ControlValue { .color(shownColor) }
  var requirement: String { "opaque colors" }
  var children: [Part] { [] }
  var isRigid: Bool { true }
  var shape: StaticString { "color" }

  func grows(along axis: PartAxis) -> Bool { false }

  func accepts(_ value: ControlValue) -> Bool {
    if case .color(let color) = value { color.alpha == 255 } else { false }
  }
}

extension RGBA {
  /// The hexadecimal digits of the color without its opacity, such as `#1e90ff`.
  package var hexDigits: String {
    "#"
      + [red, green, blue].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      .joined()
  }

  /// Creates an opaque color from `#` and six hexadecimal digits, or returns `nil` if the text has
  /// another form.
  package init?(hexDigits text: String) {
    guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
      text.utf8.dropFirst().allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let hex = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(hex: hex)
  }
}

extension Part {
  /// Returns a control for a color.
  public static func colorWell(
    _ color: RGBA, palette: [NamedColor] = [], label: String, control: ControlID = .main
  ) -> Part {
    .control(.color(ColorPart(color, palette: palette, label: label, control: control)))
  }
}
