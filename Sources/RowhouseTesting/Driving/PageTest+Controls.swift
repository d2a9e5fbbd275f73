// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

extension PageTest {
  /// Toggles a switch, which then shows the value of the model.
  ///
  /// `control` is the name of the switch. It is required if the row has several switches. To change a
  /// `CheckRow`, tap the row.
  public func toggle(_ query: some RowQueryConvertible, control: ControlID? = nil)
    throws(PageTestError)
  {
    let found = try find(query.rowQuery)
    let toggle = try choose(PageTestError.Control(.toggle, named: control), in: found).part
    guard case .isOn(let isOn) = toggle.value else { return }
    send(.change(toggle.control, .isOn(!isOn)), to: found)
  }

  /// Replaces the text of a field and leaves the field, which then shows the text of the model.
  ///
  /// To test the state while the user types, pass `false` as `leavesField`. A row that reports each change then receives
  /// the text as a change. Any other row receives it only as text that is being typed, which forms use.
  ///
  /// ```swift
  /// try test.type("-", into: "Weight", leavesField: false)
  /// #expect(test.rows[0] == ["Weight", "-"])
  /// ```
  ///
  /// - Parameters:
  ///   - text: The whole text of the field.
  ///   - query: The row of the field.
  ///   - control: The name of the field. Required if the row has several fields.
  ///   - leavesField: False if the user goes on typing until the next action that uses another control or row, or that
  ///     leaves the page. That action first leaves the field. The page itself ends editing if it moves the focus to
  ///     another row or shows another page. Defaults to `true`.
  /// - Throws: An error if there is no such field, if its row is disabled, or if a user cannot type the text, for example
  ///   because it is too long.
  public func type(
    _ text: String, into query: some RowQueryConvertible, control: ControlID? = nil,
    leavesField: Bool = true
  ) throws(PageTestError) {
    let found = try findField(query.rowQuery, control)
    let wanted = PageTestError.Control(.field, named: control)
    guard case .field(let field) = try choose(wanted, in: found).part else { return }
    guard ControlPart.field(field).accepts(.text(text)) else {
      throw refusal(of: .text(text), by: .field(field), in: found)
    }
    let isChanged = text != field.input.text
    var edited = Screen.EditedField(row: found.reference, control: field.control)
    // The row that receives the text may end editing by moving the focus, so the field is stored first.
    if field.input.reporting == .continuous {
      found.screen.editedField = edited
      if isChanged { send(.change(field.control, .text(text)), to: found) }
    } else {
      let receivesTyping = found.screen.page.handles(.typing, in: found.reference)
      // As on hosts, a row that has received text while it was typed receives the final text even if it is unchanged.
      let isTyped = receivesTyping && (!leavesField || found.screen.editedField?.unreported != nil)
      edited.unreported = isTyped || isChanged ? text : nil
      found.screen.editedField = edited
      if receivesTyping, !leavesField { send(.typing(field.control, .text(text)), to: found) }
    }
    if leavesField {
      found.screen.leaveField()
      stack.flush()
    }
  }

  /// Presses Return in a one-line field, which ends editing.
  ///
  /// ```swift
  /// try test.type("1234", into: "Code", leavesField: false)
  /// try test.pressReturn(in: "Code")
  /// ```
  ///
  /// The row receives the text that the test is typing into the field, then the Return key, and then the end of editing. If
  /// the test has left the field, the row has already received the text and the end of editing.
  ///
  /// `control` is the name of the field. It is required if the row has several fields. Return in a
  /// multiline field inserts a line break, so this method has no effect there.
  public func pressReturn(
    in query: some RowQueryConvertible, control: ControlID? = nil
  ) throws(PageTestError) {
    let found = try findField(query.rowQuery, control)
    let part = try choose(PageTestError.Control(.field, named: control), in: found).part
    guard case .field(let field) = part, !field.input.isMultiline else { return }
    found.screen.pressReturn(in: field.control, of: found.reference)
    stack.flush()
  }

  /// Finds the row of a field to edit, and first leaves another field into which the test is typing.
  private func findField(
    _ query: RowQuery, _ control: ControlID?
  ) throws(PageTestError) -> Found {
    let found = try find(query, isTyping: true)
    guard let edited = found.screen.editedField,
      edited.row.id != found.reference.id || edited.control != control ?? edited.control
    else { return found }
    return try find(query)
  }

  /// Moves a slider to a number and releases it.
  ///
  /// The slider then shows the number of the model.
  ///
  /// `control` is the name of the slider. It is required if the row has several sliders.
  public func slide(
    _ query: some RowQueryConvertible, to number: Double, control: ControlID? = nil
  ) throws(PageTestError) {
    try set(PageTestError.Control(.slider, named: control), of: query.rowQuery, to: .number(number))
  }

  /// Presses a button of a stepper, which then shows the number of the model.
  ///
  /// `count` is the number of presses. If it is negative, the button that decreases the number is
  /// pressed. `control` is the name of the stepper. It is required if the row has several steppers.
  public func step(
    _ query: some RowQueryConvertible, by count: Int = 1, control: ControlID? = nil
  ) throws(PageTestError) {
    let wanted = PageTestError.Control(.stepper, named: control)
    var found = try find(query.rowQuery)
    for press in 0..<count.magnitude {
      // The row may no longer match the query: its texts may contain the number.
      if press > 0 { found = try findAgain(found, query.rowQuery) }
      guard case .stepper(let stepper) = try choose(wanted, in: found).part else { return }
      let beyond = stepper.shownNumber + (count > 0 ? stepper.step : -stepper.step)
      guard let next = count > 0 ? stepper.numberAbove : stepper.numberBelow else {
        throw refusal(of: .number(beyond), by: .stepper(stepper), in: found)
      }
      try set(wanted, in: found, to: .number(next))
    }
  }

  /// Chooses an option of a picker by its title, or no option if the title is `nil`.
  ///
  /// The picker then shows the option of the model. If the picker has the style `.page`, tap its row, and then
  /// the option.
  ///
  /// - Parameters:
  ///   - title: The title of the option, or `nil`.
  ///   - query: The row of the picker.
  ///   - group: The title of the group that contains the option. Required if several options of groups have the title. Defaults
  ///     to `nil`, which prefers an option outside of groups.
  ///   - control: The name of the picker. Required if the row has several pickers.
  /// - Throws: An error if there is no such option, if there are several, or if the row is disabled.
  public func choose(
    _ title: String?, in query: some RowQueryConvertible, group: String? = nil,
    control: ControlID? = nil
  ) throws(PageTestError) {
    let wanted = PageTestError.Control(.picker, named: control)
    let found = try find(query.rowQuery)
    guard case .picker(let picker) = try choose(wanted, in: found).part else { return }
    guard let title else { return try set(wanted, of: query.rowQuery, to: .option(nil)) }
    let titled = picker.options.filter {
      $0.title == title && (group == nil || $0.group == group)
    }
    // An option outside of groups has no other name.
    let direct = titled.filter { $0.group == group }
    let options = direct.isEmpty ? titled : direct
    if options.count > 1 {
      throw .ambiguousOption(
        title, of: ControlPart.picker(picker).name, row: found.name, page: found.screen.name,
        options: options.map { PageTestError.path([$0.group, $0.title]) })
    }
    if let group, options.isEmpty {
      let path = PageTestError.path([group, title])
      throw refusal(of: .option(path), by: .picker(picker), in: found)
    }
    // If no option has the title, the error contains the title.
    try set(wanted, of: query.rowQuery, to: .option(options.first?.key ?? title))
  }

  /// Chooses a date, a time, or both.
  ///
  /// The control then shows the value of the model.
  ///
  /// `control` is the name of the control. It is required if the row has several date controls.
  public func set(
    _ query: some RowQueryConvertible, to date: some DateRowValue, control: ControlID? = nil
  ) throws(PageTestError) {
    try set(
      PageTestError.Control(.date, named: control), of: query.rowQuery, to: .date(date.dateValue))
  }

  /// Removes the date from a control whose date may be missing.
  ///
  /// The control then shows the value of the model.
  ///
  /// `control` is the name of the control. It is required if the row has several date controls.
  public func removeDate(of query: some RowQueryConvertible, control: ControlID? = nil)
    throws(PageTestError)
  {
    try set(PageTestError.Control(.date, named: control), of: query.rowQuery, to: .date(nil))
  }

  /// Chooses a color.
  ///
  /// The control then shows the color of the model.
  ///
  /// `control` is the name of the control. It is required if the row has several color controls.
  public func set(
    _ query: some RowQueryConvertible, to color: RGBA, control: ControlID? = nil
  ) throws(PageTestError) {
    try set(PageTestError.Control(.color, named: control), of: query.rowQuery, to: .color(color))
  }

  /// Sets a control to a value, without calling a handler if the control already shows that value.
  private func set(
    _ wanted: PageTestError.Control, of query: RowQuery, to value: ControlValue
  ) throws(PageTestError) {
    try set(wanted, in: try find(query), to: value)
  }

  private func set(
    _ wanted: PageTestError.Control, in found: Found, to value: ControlValue
  ) throws(PageTestError) {
    let control = try choose(wanted, in: found).part
    guard control.accepts(value) else {
      throw refusal(of: value, by: control, in: found)
    }
    guard value != control.value else { return }
    send(.change(control.control, value), to: found)
  }

  private func refusal(
    of value: ControlValue, by control: ControlPart, in found: Found
  ) -> PageTestError {
    .notAccepted(
      value, by: control.name, row: found.name, page: found.screen.name,
      requirement: control.requirement)
  }

  /// Presses a button inside a row.
  ///
  /// The title can also be the label of a part that acts as a button. If a row is itself a button,
  /// tap the row.
  public func press(
    _ title: String, in query: some RowQueryConvertible
  ) throws(PageTestError) {
    try press(title, in: try find(query.rowQuery))
  }

  /// Presses the only button with this title inside the rows of the page.
  public func press(_ title: String) throws(PageTestError) {
    leaveField()
    try press(title, in: nil)
  }

  private func press(_ title: String, in found: Found?) throws(PageTestError) {
    let screen = try usableScreen()
    let button = try choose(.button(title), in: found)
    let row = try reveal(button.indexPath, of: screen, .at(button.indexPath))
    send(.change(button.part.control, .pressed), to: row)
  }

  /// Returns the only matching control of a row, or of the page if `found` is `nil`.
  private func choose(
    _ wanted: PageTestError.Control, in found: Found?
  ) throws(PageTestError) -> PlacedControl {
    let page = found?.screen ?? stack.top
    let indexPaths = found.map { [$0.indexPath] } ?? page.page.searchedRows
    let controls = indexPaths.flatMap { page.page.controls(at: $0) }
    let chosen = controls.filter { wanted.isMet(by: $0.part) }
    func names(_ controls: [PlacedControl]) -> [String] {
      controls.map { found == nil ? "\($0.part.name) in row \($0.row)" : $0.part.name }
    }
    guard let first = chosen.first else {
      throw .noControl(
        wanted, row: found?.name, page: page.name, controls: names(controls),
        canTapRow: found?.row.isSelectable ?? false)
    }
    if chosen.count > 1 {
      throw .ambiguousControl(wanted, page: page.name, controls: names(chosen))
    }
    if let row = page.page.row(at: first.indexPath) {
      try checkEnabled(row, named: first.row, on: page)
    }
    return first
  }

  /// Throws if a row is disabled.
  func checkEnabled(
    _ row: AnyRow, named name: String, on screen: Screen
  ) throws(PageTestError) {
    guard row.isDisabled else { return }
    throw .disabled(row: name, page: screen.name, reason: row.state.shownReason)
  }
}

private struct PlacedControl {
  let part: ControlPart
  let indexPath: RowIndexPath
  let row: String
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

extension PageTestError.Control {
  fileprivate func isMet(by part: ControlPart) -> Bool {
    part.kind == kind && (name == nil || part.control == name)
      && (title == nil || part.label == title)
  }
}

extension ControlPart {
  fileprivate var name: String {
    let state = if case .isOn(let isOn) = value { isOn ? " (on)" : " (off)" } else { "" }
    return "\(kind) \(label.quoted)\(state), named \(control)"
  }
}
