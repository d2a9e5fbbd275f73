// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseModel

extension Part {
  /// Returns the part with another text in one of its fields.
  func showing(_ text: String, in field: ControlID) -> Part {
    func showing(_ parts: [Part]) -> [Part] { parts.map { $0.showing(text, in: field) } }
    switch self {
    case .control(.field(var part)) where part.control == field:
      part.input.text = text
      return .control(.field(part))
    case .control(.pressable(var pressable)):
      pressable.content = pressable.content.showing(text, in: field)
      return .control(.pressable(pressable))
    case .horizontal(var stack):
      stack.parts = showing(stack.parts)
      return .horizontal(stack)
    case .vertical(var stack):
      stack.parts = showing(stack.parts)
      return .vertical(stack)
    case .layered(var stack):
      stack.parts = showing(stack.parts)
      return .layered(stack)
    case .grid(var grid):
      grid.parts = showing(grid.parts)
      return .grid(grid)
    case .box(var box):
      box.content = box.content.showing(text, in: field)
      return .box(box)
    case .pager(var pager):
      pager.pages = showing(pager.pages)
      return .pager(pager)
    case .control, .text, .image, .spacer, .divider, .progress, .accessory, .badge: return self
    }
  }
}
#endif
