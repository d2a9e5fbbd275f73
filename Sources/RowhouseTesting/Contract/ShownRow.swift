// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The texts, accessory, and controls of a row, as the user sees them.
public struct ShownRow: Hashable, Sendable {
  /// The texts and button titles that are not empty, in reading order.
  public var texts: [String]
  /// The accessory.
  public var accessory: Accessory
  /// The controls, in reading order.
  public var controls: [ShownControl]

  /// Creates a row from its texts, accessory, and controls.
  public init(
    _ texts: [String], accessory: Accessory = .none, controls: [ShownControl] = []
  ) {
    self.texts = texts
    self.accessory = accessory
    self.controls = controls
  }

  /// Creates the row that a host must show for a row in its resolved style.
  public init(_ row: AnyRow, style: ResolvedStyle) {
    let body = row.bodyWithoutAccessory(style: style)
    texts = body.texts.filter { !$0.isEmpty }
    accessory = row.accessory
    controls = body.controls.map { part in
      var control = ShownControl(part)
      control.isDisabled = row.isDisabled
      return control
    }
  }
}

extension ShownRow: CustomStringConvertible {
  /// The texts, the controls, and the accessory.
  public var description: String {
    var words = [texts.joined(separator: " | ")]
    words += controls.map { "[\($0)]" }
    if accessory != .none { words.append("\(accessory)") }
    return words.joined(separator: " ")
  }
}
