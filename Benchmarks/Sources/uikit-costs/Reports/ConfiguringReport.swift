// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import CostReports

/// What it costs to configure a recycled cell, beside a cell written by hand that shows the same in the
/// same frames.
///
/// A time is that of one row of a table that is scrolled by the height of one. What a bare cell takes,
/// which shows nothing, is the table's own part in it, and taken off.
@MainActor
struct ConfiguringReport {
  private static let bar = Bar(2)

  /// Measures and prints.
  ///
  /// - Returns: Whether everything stayed under its bar.
  func print() async -> Bool {
    let timings = await Contest(contenders: Self.contenders(), rounds: 40).run()
    let (bare, hand) = (timings[0], timings[1].beyond(timings[0]))
    var table = TimeTable(
      "a picture, a title, a switch and a chevron", beside: "by hand", decimals: 2)
    table.write("configured by RowhouseUIKit", timings[2].beyond(bare), beside: hand, bar: Self.bar)
    table.write("and measured, the first time", timings[3].beyond(bare), beside: hand)
    table.write("configured by hand", hand)
    table.write("the table's own part", bare)
    return table.isMet
  }

  /// What is measured.
  static func contenders() -> [Contender] {
    let items = SettingItem.all
    var new = ScrolledTable(items)
    return [
      contender("bare", ScrolledTable(BareSource(items))),
      contender("hand", ScrolledTable(HandSource(items))),
      contender("rowhouse", ScrolledTable(items)),
      Contender(
        title: "first", operations: ScrolledTable.rowsInPass,
        prepare: { new = ScrolledTable(items) }, run: { new.scroll() }),
    ]
  }

  private static func contender(_ title: String, _ table: ScrolledTable) -> Contender {
    Contender(
      title: title, operations: ScrolledTable.rowsInPass, prepare: { table.toTop() },
      run: { table.scroll() })
  }
}
#endif
