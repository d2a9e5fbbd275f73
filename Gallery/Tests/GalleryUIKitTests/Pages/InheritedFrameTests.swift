// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import Rowhouse
import Testing
import UIKitDriving

/// The frames of SJStaticTableView on a screen of 375 points, compared with those of real views.
///
/// Edges are on whole pixels here, so a width of 28.74 can be 28.5 or 29.
@MainActor
@Suite("The frames of SJStaticTableView in the app")
struct InheritedFrameTests {
  private func expect(
    _ view: UIView, x: Double, width: Double, height: Double, in rowHeight: Double = 44,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = view.frame
    for (edge, expected) in [
      (frame.minX, x), (frame.maxX, x + width), (frame.minY, (rowHeight - height) / 2),
      (frame.maxY, (rowHeight + height) / 2),
    ] {
      #expect(abs(Double(edge) - expected) <= 0.26, "\(frame)", sourceLocation: sourceLocation)
    }
  }

  private func expectChevron(
    _ screen: AppScreen, _ indexPath: IndexPath, in height: Double = 44,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      screen.picture("chevron.forward", in: indexPath), x: 356.5, width: 6.5, height: 10.5,
      in: height,
      sourceLocation: sourceLocation)
  }

  @Test("Pictures beside the chevron keep their shape and 8 points above and below")
  func discover() async {
    let screen = AppScreen()
    let (moments, games) = (screen.indexPath(of: 0), screen.indexPath(of: 7))
    expect(screen.picture("avatar", in: moments), x: 315.95, width: 28.55, height: 28)
    expect(screen.picture("wzry", in: games), x: 315.76, width: 28.74, height: 28)
    #expect(
      screen.picture("MoreGame", in: games).frame == CGRect(x: 12, y: 7, width: 30, height: 30))
    let title = screen.view(UILabel.self, in: games)
    #expect(title.frame.minX == 52 && abs(title.frame.midY - 22) <= 0.25)
    for indexPath in [moments, games] { expectChevron(screen, indexPath) }
    await screen.advance(by: GameNews.delay)
    expect(screen.picture("doudizhu", in: games), x: 315.82, width: 28.68, height: 28)
  }

  @Test("Rows of 80 points have larger pictures; a code of 17 points stays as it is")
  func info() {
    let screen = AppScreen(opening: .info)
    let photo = screen.indexPath(of: 0)
    expect(screen.picture("avatar", in: photo), x: 279.24, width: 65.26, height: 64, in: 80)
    expectChevron(screen, photo, in: 80)
    expect(screen.picture("qrcode", in: screen.indexPath(of: 3)), x: 327.5, width: 17, height: 17)
  }

  @Test("The value at the edge, its picture 6 points before it")
  func security() throws {
    let screen = AppScreen(opening: .settings)
    let indexPath = screen.indexPath(of: 0)
    let value = try #require(
      screen.cell(at: indexPath).contentView.drawnParts.compactMap { $0 as? UILabel }.last)
    #expect(abs(value.frame.maxX - 344.5) <= 0.25)
    expect(
      screen.picture("ProfileLockOn", in: indexPath), x: Double(value.frame.minX) - 6 - 17,
      width: 17,
      height: 17)
  }

  @Test("The profile: the face 12 points from three edges, the code before the chevron")
  func profile() {
    let screen = AppScreen(opening: .me)
    let indexPath = screen.indexPath(of: 0)
    #expect(
      screen.picture("avatar", in: indexPath).frame == CGRect(x: 12, y: 12, width: 56, height: 56))
    let labels = screen.cell(at: indexPath).contentView.drawnParts.compactMap { $0 as? UILabel }
    #expect(labels.map(\.frame.minX) == [80, 80])
    #expect(labels.map(\.font.pointSize) == [15, 12])
    #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 4) <= 0.5)
    #expect(
      screen.picture("qrcode", in: indexPath).frame
        == CGRect(x: 324.5, y: 30, width: 20, height: 20))
    expectChevron(screen, indexPath, in: 80)
  }

  @Test("Switches at the margin in their own size, the row that logs out in the middle")
  func settings() {
    let screen = AppScreen(opening: .settings)
    let toggle = screen.view(UISwitch.self, in: screen.indexPath(of: 7))
    #expect(toggle.frame.size == toggle.sizeThatFits(.zero))
    #expect(abs(toggle.frame.maxX - 363) <= 0.25 && abs(toggle.frame.midY - 22) <= 0.25)
    let label = screen.view(UILabel.self, in: screen.indexPath(of: 6))
    #expect(label.textAlignment == .center && abs(label.frame.midX - 187.5) <= 0.25)
    #expect(label.font.pointSize == 16)
  }

  @Test("Rows of 44 points, 10 above the first section and 20 between two")
  func gaps() {
    let screen = AppScreen(opening: .discover)
    let table = screen.table
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 10)
    for section in 0..<table.numberOfSections - 1 {
      let last = table.numberOfRows(inSection: section) - 1
      let end = table.rectForRow(at: IndexPath(row: last, section: section))
      let next = table.rectForRow(at: IndexPath(row: 0, section: section + 1))
      #expect(end.height == 44 && next.minY - end.maxY == 20)
    }
  }
}
#endif
