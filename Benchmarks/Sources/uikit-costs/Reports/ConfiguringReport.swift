// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import CostReports

/// The cost of configuring a reused cell, compared with a handwritten cell with the same contents
/// and frames.
///
/// Each time is that of one row of a table that scrolls by the height of a row. The time of an
/// empty cell is the table's own part, and is subtracted.
@MainActor
struct ConfiguringReport {
  private static let bar = Bar(2)

  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over its bar.
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

  /// Returns the contenders.
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
