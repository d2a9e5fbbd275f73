// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page with fields of several kinds, for the law of drafts.
///
/// The name of a field begins with its kind. The law of chaos also has switches, and rows that the user moves.
struct DraftPage: TablePage {
  let scenario: DraftScenario

  var title: String { "Drafts" }
  var isEditing: Bool { scenario.state.order != nil }

  var sections: [TableSection] {
    for (index, names) in scenario.state.sections.enumerated() {
      TableSection(names, id: \.self, header: "Section \(index)") { name in row(name) }
        .id("section \(index)")
    }
    if let switches = scenario.state.switches {
      TableSection(switches.keys.sorted(), id: \.self, header: "Switches") { name in
        ToggleRow(name, isOn: switches[name] ?? false) { [scenario] in
          scenario.turn(name, to: $0)
        }
      }
      .id("switches")
    }
    if let order = scenario.state.order {
      TableSection(order, id: \.self, header: "Order") { Row($0) }
        .onMove { [scenario] from, to in scenario.move(order[from], to: to) }
        .id("order")
    }
  }

  private func row(_ name: String) -> AnyRow {
    let text = scenario.state.texts[name] ?? ""
    let field = FieldRow(name, text: text) { [scenario] in scenario.receive($0, name: name) }
    return switch name.prefix(while: \.isLetter) {
    case "live": field.reporting(.continuous).row
    case "lines": field.lines(2...6).row
    case "number":
      NumberRow(name, value: Int(text), in: 0...1_000, name: name) { [scenario] number in
        scenario.receive(number.map { "\($0)" } ?? "", name: name)
      }
      .row
    // The page does not accept texts with a question mark.
    case "strict":
      FieldRow(name, text: text) { [scenario] text in
        if !text.contains("?") { scenario.receive(text, name: name) }
      }
      .row
    default: field.row
    }
  }
}
