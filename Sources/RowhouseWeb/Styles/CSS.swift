// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Functions that return style values as CSS.
enum CSS {
  /// Returns a length in CSS pixels.
  static func pixels(_ points: Double) -> String { "\(number(points))px" }

  /// Returns a length that grows with the user's text size.
  ///
  /// A quarter of a point is 1/64 of a rem, which needs six decimal places.
  static func scaled(_ points: Double) -> String { "\(number(points / 16, parts: 1_000_000))rem" }

  /// Returns a number without an exponent, rounded to a fraction of one.
  ///
  /// `parts` is a power of ten.
  static func number(_ value: Double, parts: Int64 = 1_000) -> String {
    guard value.magnitude < 1e12 else { return "0" }
    let rounded = Int64((value * Double(parts)).rounded(.toNearestOrEven))
    let (whole, rest) = (abs(rounded) / parts, abs(rounded) % parts)
    let sign = rounded < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = "\(parts + rest)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  static func color(_ color: StyleColor) -> String {
    switch color {
    case .semantic(let name): "var(--\(name.rawValue))"
    case .adaptive(let light, let dark):
      adaptive(light: light, dark: dark)
    }
  }

  /// Returns a color for light pages and a color for dark pages.
  static func adaptive(light: RGBA, dark: RGBA) -> String {
    light == dark ? hex(light) : "light-dark(\(hex(light)),\(hex(dark)))"
  }

  static func hex(_ color: RGBA) -> String {
    func digits(_ value: UInt8) -> String {
      let text = String(value, radix: 16)
      return value < 16 ? "0\(text)" : text
    }
    let opaque = "#\(digits(color.red))\(digits(color.green))\(digits(color.blue))"
    return color.alpha == 255 ? opaque : opaque + digits(color.alpha)
  }

  static func font(_ font: StyleFont) -> String {
    let family =
      switch font.family {
      case .system: "system-ui,sans-serif"
      case .monospaced: "ui-monospace,monospace"
      case .named(let name): "\(quoted(name)),system-ui,sans-serif"
      }
    let size = font.isScaled ? scaled(font.size) : pixels(font.size)
    return "font:\(font.weight.rawValue) \(size)/1.3 \(family)"
  }

  /// Returns the text of an attribute as a string, for a selector.
  static func string(_ text: String) -> String {
    var string = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars.map(Markup.writable) {
      let isPlain = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\" && scalar.value != 0x7F
      string +=
        isPlain
        ? "\(scalar)".unicodeScalars : "\\\(String(scalar.value, radix: 16)) ".unicodeScalars
    }
    return String(string) + "\""
  }

  /// Returns a name in quotes, in which characters that could end the quotes are escaped.
  static func quoted(_ name: String) -> String {
    let safe = name.unicodeScalars.filter { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == " "
        || scalar == "-"
    }
    return "\"\(String(String.UnicodeScalarView(safe)))\""
  }
}
