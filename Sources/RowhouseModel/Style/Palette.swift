// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The colors of each ``SemanticColor``, in light and in dark.
public struct Palette: Hashable, Sendable {
  private var tones: [SemanticColor: Tone]

  /// One color of a palette, in light and in dark.
  public struct Tone: Hashable, Sendable {
    /// The color in light.
    public var light: RGBA
    /// The color in dark.
    public var dark: RGBA

    /// Creates a tone.
    public init(light: RGBA, dark: RGBA) {
      self.light = light
      self.dark = dark
    }

    fileprivate init(_ light: UInt32, _ dark: UInt32) {
      self.init(light: RGBA(hex: light), dark: RGBA(hex: dark))
    }
  }

  /// Creates a palette from a closure that returns the tone of each semantic color.
  public init(_ tone: (SemanticColor) -> Tone) {
    tones = Dictionary(uniqueKeysWithValues: SemanticColor.allCases.map { ($0, tone($0)) })
  }

  /// The tones of a semantic color.
  public subscript(color: SemanticColor) -> Tone {
    get {
      guard let tone = tones[color] else {
        preconditionFailure("Palette without \(color): a fault of Rowhouse, please report it")
      }
      return tone
    }
    set { tones[color] = newValue }
  }
}

extension Palette {
  /// The colors of ``Theme/standard``, close to those of iOS.
  ///
  /// On each of the three backgrounds, text has a contrast of at least 4.5 (WCAG AA), and
  /// accessories, controls, and badges have a contrast of at least 3.
  public static let standard = Palette { color in
    switch color {
    case .label: Tone(0x000000, 0xFFFFFF)
    case .secondaryLabel: Tone(0x5C5C61, 0xAEAEB2)
    case .placeholder: Tone(0x636368, 0xA4A4A9)
    case .tint: Tone(0x0055B8, 0x64B0FF)
    case .destructive: Tone(0xB8000F, 0xFF8A82)
    case .separator: Tone(0xC6C6C8, 0x48484A)
    case .rowBackground: Tone(0xFFFFFF, 0x1C1C1E)
    case .selectedRowBackground: Tone(0xE5E5EA, 0x3A3A3C)
    case .pageBackground: Tone(0xF2F2F7, 0x000000)
    case .accessory: Tone(0x7C7C80, 0x8E8E93)
    case .control: Tone(0x248A3D, 0x30D158)
    case .badge: Tone(0xD70015, 0xFF6961)
    case .badgeLabel: Tone(0xFFFFFF, 0x000000)
    }
  }
}
