// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseLayout
import RowhouseModel

/// Examples of RowhouseLayout.
enum LayoutSnippets {
  static func overview(_ start: Double) -> (Int?, Int?) {
    var offset = start
    // A header, a million rows, a footer.
    var index = OffsetIndex([
      RowEstimate(count: 1, height: 32),
      RowEstimate(count: 1_000_000, height: 56),
      RowEstimate(count: 1, height: 20),
    ])

    // A row has been laid out, and is taller than estimated.
    let anchor = ScrollAnchor(in: index, offset: offset, viewportHeight: 600)
    index.setHeight(91.5, of: 7)
    offset = anchor.offset(in: index)

    let first = index.row(at: offset)
    let last = index.row(at: offset + 600)
    return (first, last)
  }

  static func index() {
    var index = OffsetIndex(count: 1_000_000, estimate: 44)
    index.setHeight(120.5, of: 2)
    print(index.offset(of: 3))  // 208.5
    print(index.row(at: 100) ?? 0)  // 2
    print(index.totalHeight)  // 44000076.5
  }

  static func estimates() -> [RowEstimate] {
    let estimates = [
      RowEstimate(count: 1, height: 32),  // a section's header
      RowEstimate(count: 1_000_000, height: 56),  // its rows
    ]
    return estimates
  }

  static func mapping() {
    let mapping = RowMapping(oldCount: 5, newCount: 5, deletes: [1], inserts: [4])
    print(mapping)  // 5 → 5: 0..<1 → 0, 2..<5 → 1
  }

  static func update(_ index: inout OffsetIndex, _ changes: Changeset) {
    let mapping = RowMapping(
      oldCount: changes.oldCount, newCount: changes.newCount,
      deletes: changes.deletes, inserts: changes.inserts,
      moves: changes.moves.map { ($0.old, $0.new) })
    index.update(by: mapping, estimates: [RowEstimate(count: changes.newCount, height: 44)])
  }

  static func anchor(
    _ index: inout OffsetIndex, _ offset: Double, _ mapping: RowMapping, _ estimates: [RowEstimate]
  ) -> Double {
    let anchor = ScrollAnchor(
      in: index, offset: offset, viewportHeight: 600, keeping: mapping)
    index.update(by: mapping, estimates: estimates)
    let newOffset = anchor.offset(in: index)
    return newOffset
  }

  static func rows(_ row: AnyRow, _ style: ResolvedStyle, _ fonts: some PartMeasuring) -> Double {
    let layout = PartLayout(measuring: fonts, in: LayoutEnvironment(textScale: 1.2))
    let height = layout.height(of: row, style: style, width: 375)
    for part in layout.layOut(row, style: style, width: 375).body.all { print(part.frame) }
    return height
  }

  static func heights<Fonts: PartMeasuring>(
    _ row: AnyRow, _ style: ResolvedStyle, _ fonts: Fonts
  ) -> Double {
    var heights = RowHeightCache<ItemID, Fonts>(of: PartLayout(measuring: fonts))
    let height = heights.height(of: row, id: row.id, style: style, width: 375)
    return height
  }
}
