// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

/// What the user does to controls.
extension PageTest {
  /// Switches a switch to the opposite of what it shows.
  ///
  /// What it shows after that is what the model says.
  ///
  /// - Parameters:
  ///   - query: Which row.
  ///   - control: Which control of the row; needed if the row has several switches.
  /// - Throws: A ``PageTestError`` if there is no such row or no such switch, or more than one.
  public func toggle(_ query: RowQuery, control: ControlID? = nil) throws(PageTestError) {
    let found = try find(query)
    let toggle = try choose(.toggle(control), of: found) { part in
      part.toggle.flatMap { control == nil || $0.control == control ? $0 : nil }
    }
    send(.change(toggle.control, .isOn(!toggle.isOn)), to: found)
  }

  /// Types a text into a field, in place of what stands there, and leaves the field.
  ///
  /// What it shows after that is what the model says.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - query: Which row.
  ///   - control: Which control of the row; needed if the row has several fields.
  /// - Throws: A ``PageTestError`` if there is no such row or no such field, or more than one, or if the
  ///   field takes no such text.
  public func type(
    _ text: String, into query: RowQuery, control: ControlID? = nil
  ) throws(PageTestError) {
    let found = try find(query)
    let field = try choose(.field(control), of: found) { part in
      part.field.flatMap { control == nil || $0.control == control ? $0 : nil }
    }
    guard field.input.takes(text) else {
      throw .notTyped(
        text, row: found.name, page: found.screen.name, lines: field.input.lines,
        lengthLimit: field.input.allowedLength)
    }
    guard text != field.input.text else { return }
    send(.change(field.control, .text(text)), to: found)
  }

  /// The one control of a row that is wanted.
  private func choose<Control>(
    _ wanted: PageTestError.Control, of found: Found, _ match: (Part) -> Control?
  ) throws(PageTestError) -> Control {
    let controls = found.controls
    let chosen = controls.filter { match($0) != nil }
    guard let first = chosen.first.flatMap(match) else {
      throw .noControl(
        wanted, row: found.name, page: found.screen.name, controls: controls.map(\.label))
    }
    if chosen.count > 1 {
      throw .ambiguousControl(wanted, page: found.screen.name, controls: chosen.map(\.label))
    }
    return first
  }

  /// Presses a button inside a row.
  ///
  /// A row that is a button itself is tapped.
  ///
  /// - Parameters:
  ///   - title: What the button says, or what the part is called that acts as one.
  ///   - query: Which row; needed if several have such a button.
  /// - Throws: A ``PageTestError`` if there is no such row or no such button, or more than one.
  public func press(_ title: String, in query: RowQuery? = nil) throws(PageTestError) {
    let wanted = PageTestError.Control.button(title)
    let found = try query.map { query throws(PageTestError) in try find(query) }
    let screen = screen
    if let dialog = stack.dialogs.last { throw .dialogOpen(dialog.title) }
    let places = found.map { [$0.indexPath] } ?? screen.page.searchedRows
    let controls = places.flatMap { screen.page.controls(at: $0) }
    let chosen = controls.filter { $0.part.button?.title == title }
    guard let first = chosen.first, let button = first.part.button else {
      throw .noControl(
        wanted, row: found?.name, page: screen.name,
        controls: controls.map { found == nil ? $0.label : $0.part.label })
    }
    if chosen.count > 1 {
      throw .ambiguousControl(wanted, page: screen.name, controls: chosen.map(\.label))
    }
    let row = try reveal(first.indexPath, of: screen, .at(first.indexPath))
    send(.change(button.control, .pressed), to: row)
  }
}

/// A control, and where it stands.
private struct PlacedControl {
  let part: Part
  let indexPath: RowIndexPath
  let row: String

  var label: String { "\(part.label) in row \(row)" }
}

extension PageSnapshot {
  @MainActor
  fileprivate func controls(at indexPath: RowIndexPath) -> [PlacedControl] {
    guard let row = row(at: indexPath), let style = style(at: indexPath) else { return [] }
    return row.body(style: style).controls.map {
      PlacedControl(part: $0, indexPath: indexPath, row: label(at: indexPath))
    }
  }
}

extension Part {
  fileprivate var toggle: TogglePart? {
    if case .toggle(let toggle) = self { toggle } else { nil }
  }

  /// A button, or what acts as one.
  fileprivate var button: ButtonPart? {
    switch self {
    case .button(let button): button
    case .pressable(let pressable): ButtonPart(pressable.label, control: pressable.control)
    default: nil
    }
  }

  fileprivate var field: FieldPart? {
    if case .field(let field) = self { field } else { nil }
  }

  /// A control in messages.
  fileprivate var label: String {
    switch self {
    case .toggle(let toggle):
      "switch \(toggle.label.quoted) (\(toggle.isOn ? "on" : "off")), named \(toggle.control)"
    case .button(let button): "button \(button.title.quoted), named \(button.control)"
    case .pressable(let pressable):
      "button \(pressable.label.quoted), named \(pressable.control)"
    case .field(let field): "field \(field.label.quoted), named \(field.control)"
    default: "no control"
    }
  }
}
