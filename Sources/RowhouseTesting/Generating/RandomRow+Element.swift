// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import Rowhouse

extension RandomRow {
  /// Returns the row, with its number as its id, and with handlers that write to a log.
  @MainActor
  package func element(log: HandlerLog) -> AnyRow { element(in: log.current, hasID: true) }

  /// Returns the row in an evaluation, with its number or its place as its id.
  @MainActor
  func element(tone: Int = 0, in evaluation: RandomEvaluation, hasID: Bool) -> AnyRow {
    let note = evaluation.handler(of: number)
    var row: AnyRow
    switch kind {
    case .plain:
      let value = shownValue(tone: tone)
      row =
        Row(RandomText[text]).value(value == 0 ? nil : RandomText[value])
        .image(image, tile: .tint).onSelect(note).row
    case .button: row = ButtonRow(RandomText[text], action: note).row
    case .progress: row = ProgressRow(RandomText[text], fraction: fraction(tone: tone)).row
    case .gauge: row = GaugeRow(RandomText[text], value: fraction(tone: tone) ?? 0).row
    case .radio, .check, .expander:
      row = Row(RandomText[text]).accessory(accessory).onSelect(note).row
      row.role = role
    case .control(let kind):
      row = kind.element(of: self, value: shownValue(tone: tone), note)
    }
    if hasID { row.id = ItemID(number) }
    switch height {
    case .inherited: break
    case .fixed: row.style.rowHeight = .fixed(60)
    case .negative: row.style.rowHeight = .fixed(-1)
    }
    if look & 1 != 0 { row.accessory = .disclosure }
    row.state = state
    if look & 2 != 0 { row.style.titleFont = .system(size: 17) }
    return look & 4 == 0 ? row : withActions(row, note)
  }

  /// The symbol of a plain row, which the test servers provide, or `nil` if there is none.
  var image: ImageSource? { look & 32 == 0 ? nil : .symbol("bell.fill") }

  /// The role of the row, or `nil` for the default role.
  var role: RowRole? {
    switch kind {
    case .radio: .radio(isChosen: isOn)
    case .check: .check(isChosen: isOn)
    case .expander: .expander(isOpen: isOn)
    case .plain, .button, .progress, .gauge, .control: nil
    }
  }

  var accessory: Accessory {
    if look & 1 != 0 { return .disclosure }
    return switch role {
    case .radio(isChosen: true), .check(isChosen: true): .checkmark
    case .expander: .disclosure
    case .radio, .check, .link, .page, nil: .none
    }
  }

  /// Returns the completed fraction of the work, or `nil` for a spinner.
  func fraction(tone: Int) -> Double? {
    kind == .progress && isOn ? nil : Double(shownValue(tone: tone) % 5) / 4
  }

  var state: RowState {
    var state = RowState()
    state.isDisabled = look & 8 != 0
    if look & 8 != 0, isOn { state.reason = RandomText[text] }
    if look & 16 != 0 { state.error = RandomText[value] }
    return state
  }

  /// Returns the row with actions whose titles are its text.
  @MainActor
  private func withActions(_ row: AnyRow, _ note: @escaping @MainActor () -> Void) -> AnyRow {
    row
      .swipeActions { RowAction(RandomText[text], role: .destructive, handler: note) }
      .menu {
        RowAction("menu", handler: note)
        if isOn { RowAction(RandomText[value], handler: note) }
      }
      .onDelete("delete", note)
  }

  /// Returns the number of the value that the row shows, which is an index of ``RandomText``.
  func shownValue(tone: Int) -> Int { (value + tone) % RandomText.count }
}
