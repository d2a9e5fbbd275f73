// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

extension RandomRow {
  /// The row, known by its number.
  ///
  /// - Parameter log: Where its handlers tell that they were called.
  /// - Returns: The row as it stands in a section that is pushed by hand.
  @MainActor
  public func element(log: HandlerLog) -> AnyRow { element(in: log.current, hasID: true) }

  /// The row.
  ///
  /// - Parameters:
  ///   - tone: A number that is added to its value.
  ///   - evaluation: What its handlers belong to.
  ///   - hasID: Whether it is known by its number, and not by its place.
  /// - Returns: The row as it stands in a section.
  @MainActor
  func element(tone: Int = 0, in evaluation: RandomEvaluation, hasID: Bool) -> AnyRow {
    let note = evaluation.handler(of: number)
    var row: AnyRow
    switch kind {
    case .plain:
      let value = shownValue(tone: tone)
      row = Row(RandomText[text]).value(value == 0 ? nil : RandomText[value]).onSelect(note).row
    case .toggle: row = ToggleRow(RandomText[text], isOn: isOn) { _ in note() }.row
    case .button: row = ButtonRow(RandomText[text], action: note).row
    case .custom:
      row = CustomRow(RandomBadge(text: text, isTurned: isOn)).onChange { _, _ in note() }.row
    case .field:
      row =
        FieldRow(RandomText[text], text: RandomText[shownValue(tone: tone)]) { _ in note() }
        .lines(isOn ? 2 : 1).row
    }
    if hasID { row.id = ItemID(number) }
    switch height {
    case .inherited: break
    case .fixed: row.style.rowHeight = .fixed(60)
    case .negative: row.style.rowHeight = .fixed(-1)
    }
    if look & 1 != 0 { row.accessory = .disclosure }
    if look & 2 != 0 { row.style.titleFont = .system(size: 17) }
    return look & 4 == 0 ? row : withActions(row, note)
  }

  /// The row with actions that say what it says.
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

  /// Which value it shows, of the texts of ``RandomText``.
  func shownValue(tone: Int) -> Int { (value + tone) % RandomText.count }
}
