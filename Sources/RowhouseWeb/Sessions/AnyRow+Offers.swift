// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension AnyRow {
  /// Whether a user can do this to the row as it is drawn.
  func offers(_ event: HostEvent, style: @autoclosure () -> ResolvedStyle?) -> Bool {
    switch event {
    case .tap: return !handlers.events.isDisjoint(with: [.select, .willSelect])
    case .delete: return handlers.events.contains(.delete)
    case .insert: return handlers.events.contains(.insert)
    case .action(let reference): return action(reference) != nil
    case .accessory: return style().map { body(style: $0).hasDetail } ?? false
    case .change(let control, let value):
      guard let style = style() else { return false }
      return body(style: style).controls.contains { $0.takes(value, as: control) }
    // Whether it moves is a matter of its section.
    case .move: return true
    case .select, .deselect, .highlight, .willDisplay, .didEndDisplaying, .willBeginEditing,
      .didEndEditing:
      return false
    }
  }
}

extension Part {
  /// Whether the part is this control, and a user can give it this value.
  fileprivate func takes(_ value: ControlValue, as control: ControlID) -> Bool {
    switch (self, value) {
    case (.toggle(let toggle), .isOn): toggle.control == control
    case (.button(let button), .pressed): button.control == control
    case (.pressable(let pressable), .pressed): pressable.control == control
    case (.field(let field), .text(let text)): field.control == control && field.input.takes(text)
    default: false
    }
  }
}
