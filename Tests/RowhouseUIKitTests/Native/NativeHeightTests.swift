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

#if os(Linux)
// Only the stand-in can change the text size.
extension NativeHeightTests {
  @Test("Fixed heights of custom rows and headers follow the text size, like those of other rows")
  func textSizes() {
    struct Mixed: TablePage {
      var title: String { "Mixed" }
      var sections: [TableSection] {
        TableSection("drawn") {
          NativeRow(SizedCell.self, 0) { _, _, _ in }.height(100).id("custom")
          Row("drawn").height(100).id("drawn")
          NativeRow(SizedCell.self, 90) { cell, points, _ in cell.points = points }
            .id("automatic")
        }
        .style(\.headerHeight, .fixed(80)).id(0)
        TableSection { Row("below") }.header(UIView(frame: .zero)).style(\.headerHeight, .fixed(80))
          .id(1)
      }
    }
    let screen = TableScreen(Mixed())
    func heights() -> [CGFloat] {
      (0..<3).map { screen.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        + (0..<2).map { screen.table.rectForHeader(inSection: $0).height }
    }
    #expect(heights() == [100, 100, 90, 80, 80])
    for size in [UIContentSizeCategory.extraSmall, .accessibilityMedium, .large] {
      screen.window.setTextSize(size)
      screen.settle()
      let all = heights()
      #expect(all[0] == all[1] && all[3] == all[4] && all[2] == 90)
      #expect((all[0] == 100) == (size == .large))
    }
  }
}
#endif

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
