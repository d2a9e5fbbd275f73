// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Content that acts as a button, such as a place of a grid.
///
/// Controls inside of it have no meaning: a button holds no others.
public struct PressablePart: Hashable, Sendable {
  /// What is drawn.
  public var content: Part
  /// What it is called, for those who cannot see it.
  public var label: String
  /// Which control of the row it is.
  public var control: ControlID

  /// Describes content that acts as a button.
  public init(_ content: Part, label: String, control: ControlID = .main) {
    self.content = content
    self.label = label
    self.control = control
  }
}
