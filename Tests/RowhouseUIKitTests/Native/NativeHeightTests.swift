// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Heights of rows in cells of one's own")
@MainActor
struct NativeHeightTests {
  @Test("A visible row is measured again when its datum or its height changes")
  func changes() {
    let model = Sizes()
    let screen = TableScreen(SizesPage(model: model))
    var height: CGFloat { screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height }
    #expect(height == 60)
    model.points = 90
    screen.settle()
    #expect(height == 90)
    model.fixed = .fixed(50)
    screen.settle()
    #expect(height == 50)
    model.fixed = .automatic()
    screen.settle()
    #expect(height == 90)
  }
}

@Observable @MainActor
private final class Sizes {
  var points = 60.0
  var fixed = RowHeight.automatic()
}

private struct SizesPage: TablePage {
  let model: Sizes

  var title: String { "Sizes" }
  var sections: [TableSection] {
    TableSection {
      NativeRow(SizedCell.self, model.points) { cell, points, _ in cell.points = points }
        .height(model.fixed)
      Row("below")
    }
  }
}

/// A cell that asks for a height, as one with constraints does.
private final class SizedCell: UITableViewCell {
  var points = 0.0

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: CGFloat(points))
  }
}
#endif
