// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Palette {
  /// One colour of a palette, in light and in dark.
  public struct Tone: Hashable, Sendable {
    /// As it looks in light.
    public var light: RGBA
    /// As it looks in dark.
    public var dark: RGBA

    /// Creates a tone.
    ///
    /// - Parameters:
    ///   - light: As it looks in light.
    ///   - dark: As it looks in dark.
    public init(light: RGBA, dark: RGBA) {
      self.light = light
      self.dark = dark
    }
  }
}
