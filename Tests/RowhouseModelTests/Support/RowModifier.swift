// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A modifier of rows with a number that determines its value, and the properties that it changes.
struct RowModifier: Sendable {
  var name: String
  /// The names in ``RowSnapshot`` of the properties that the modifier changes.
  var changes: Set<String>
  var apply: @Sendable (Row, Int) -> Row
  /// Returns `true` if a row has the values that the modifier sets.
  var holds: @Sendable (AnyRow, Int) -> Bool

  private init(
    _ name: String, _ changes: Set<String>, _ apply: @escaping @Sendable (Row, Int) -> Row,
    holds: @escaping @Sendable (AnyRow, Int) -> Bool
  ) {
    self.name = name
    self.changes = changes
    self.apply = apply
    self.holds = holds
  }
}

extension RowModifier {
  /// All modifiers of rows, those of standard kinds first.
  ///
  /// Every number gives a value that differs from the default.
  static let all = standard + general + handlers + actions

  private static let standard: [RowModifier] = [
    RowModifier(
      "subtitle", ["content.subtitle"], { $0.subtitle("subtitle \($1)") },
      holds: { $0.standardContent?.subtitle == "subtitle \($1)" }),
    RowModifier(
      "image", ["content.image"], { $0.image(.named("image \($1)")) },
      holds: { $0.standardContent?.image == .named("image \($1)") }),
    RowModifier(
      "value", ["content.value"], { $0.value("value \($1)") },
      holds: { $0.standardContent?.value == "value \($1)" }),
    RowModifier(
      "value image", ["content.valueImage"], { $0.valueImage(.symbol("\($1)")) },
      holds: { $0.standardContent?.valueImage == .symbol("\($1)") }),
    RowModifier(
      "value, image and order", ["content.value", "content.valueImage", "content.valueOrder"],
      { $0.value("both \($1)", image: .remote("\($1)"), order: .textAtEdge) },
      holds: {
        $0.standardContent?.value == "both \($1)"
          && $0.standardContent?.valueImage == .remote("\($1)")
          && $0.standardContent?.valueOrder == .textAtEdge
      }),
    RowModifier(
      "value order", ["content.valueOrder"], { row, _ in row.valueOrder(.textAtEdge) },
      holds: { row, _ in row.standardContent?.valueOrder == .textAtEdge }),
  ]

  private static let general: [RowModifier] = [
    RowModifier(
      "id", ["id"], { $0.id("id \($1)") }, holds: { $0.id == ItemID("id \($1)") }),
    RowModifier(
      "style margin", ["style.margin"], { $0.style(\.margin, Double($1)) },
      holds: { $0.style.margin == Double($1) }),
    RowModifier(
      "style title font", ["style.titleFont"],
      { $0.style(\.titleFont, .system(size: 20 + Double($1))) },
      holds: { $0.style.titleFont == .system(size: 20 + Double($1)) }),
    RowModifier(
      "height", ["style.rowHeight"], { $0.height(50 + Double($1)) },
      holds: { $0.style.rowHeight == .fixed(50 + Double($1)) }),
    RowModifier(
      "accessory", ["accessory"], { $0.accessory([.disclosure, .checkmark, .detail][$1 % 3]) },
      holds: { $0.accessory == [.disclosure, .checkmark, .detail][$1 % 3] }),
    RowModifier(
      "help", ["help"], { $0.help("help \($1)") }, holds: { $0.state.help == "help \($1)" }),
    RowModifier(
      "error", ["error"], { $0.error("error \($1)") }, holds: { $0.state.error == "error \($1)" }),
    RowModifier(
      "disabled", ["disabled"], { $0.disabled(because: "reason \($1)") },
      holds: { $0.isDisabled && $0.state.reason == "reason \($1)" }),
    RowModifier(
      "stays selected", ["staysSelected"], { $0.staysSelected($1 % 2 == 0) },
      holds: { $0.staysSelected == ($1 % 2 == 0) }),
  ]

  private static let handlers: [RowModifier] = [
    RowModifier(.select) { $0.onSelect {} },
    RowModifier(.deselect) { $0.onDeselect {} },
    RowModifier(.willSelect) { $0.onWillSelect { false } },
    RowModifier(.redirect) { $0.redirectsSelection { 1 } },
    RowModifier(.willDisplay) { $0.onWillDisplay {} },
    RowModifier(.didEndDisplaying) { $0.onDidEndDisplaying {} },
    RowModifier(.highlight) { $0.onHighlight { _ in } },
    RowModifier(.change) { $0.onControlChange { _, _ in } },
    RowModifier(.accessory) { $0.onAccessory {} },
    RowModifier(.delete) { $0.onDelete {} },
    RowModifier(.willDeselect) { $0.onWillDeselect { false } },
    RowModifier(.willHighlight) { $0.onWillHighlight { false } },
    RowModifier(.insert) { $0.onInsert {} },
    RowModifier(.willBeginEditing) { $0.onWillBeginEditing {} },
    RowModifier(.didEndEditing) { $0.onDidEndEditing {} },
    RowModifier(.submit) { $0.onSubmit {} },
  ]

  private static let actions: [RowModifier] = [
    RowModifier(
      "leading actions", ["event 14", "leading"],
      { row, number in row.swipeActions(edge: .leading) { RowAction("lead \(number)") {} } },
      holds: { $0.swipeActions(at: .leading).actions.map(\.title) == ["lead \($1)"] }),
    RowModifier(
      "trailing actions", ["event 14", "trailing"],
      { row, number in
        row.swipeActions(allowsFullSwipe: false) { RowAction("trail \(number)") {} }
      },
      holds: { row, number in
        row.swipeActions(at: .trailing)
          == SwipeActions([RowAction("trail \(number)") {}], allowsFullSwipe: false)
      }),
    RowModifier(
      "menu", ["event 15", "menu"], { row, number in row.menu { RowAction("m \(number)") {} } },
      holds: { $0.menu.map(\.title) == ["m \($1)"] }),
    RowModifier(
      "delete title", ["event 8", "deleteTitle"], { $0.onDelete("title \($1)") {} },
      holds: { $0.deleteTitle == "title \($1)" }),
    RowModifier(
      "indents", ["indents"], { row, _ in row.indentsWhileEditing(false) },
      holds: { row, _ in !row.indentsWhileEditing }),
  ]

  private init<Handler>(
    _ event: RowEvent<Handler>, _ apply: @escaping @Sendable (Row) -> Row
  ) {
    let bit = RowEvents(event).rawValue.trailingZeroBitCount
    self.init(
      "handler \(bit)", ["event \(bit)"], { row, _ in apply(row) },
      holds: { row, _ in row.handlers.events.contains(event) })
  }
}
