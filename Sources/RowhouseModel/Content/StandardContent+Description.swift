// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension StandardContent: CustomStringConvertible {
  /// The title, and the other properties that differ from those of a plain row, as in
  /// `StandardContent("Night mode", control: toggle(isOn: false))`.
  public var description: String {
    var values = [title.debugDescription]
    if let subtitle { values.append("subtitle: \(subtitle.debugDescription)") }
    if let image { values.append("image: \(image)") }
    if let imageTile { values.append("imageTile: \(imageTile)") }
    if let value { values.append("value: \(value.debugDescription)") }
    if let valueImage { values.append("valueImage: \(valueImage)") }
    if valueOrder != .imageAtEdge { values.append("valueOrder: \(valueOrder)") }
    if control != .none { values.append("control: \(control)") }
    return "StandardContent(\(values.joined(separator: ", ")))"
  }
}
