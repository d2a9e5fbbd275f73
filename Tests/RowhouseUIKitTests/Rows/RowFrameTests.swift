// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// On the stand-in alone: frames follow from its sizes of texts and from images that it registers.
#if os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Frames of the views of rows")
@MainActor
struct RowFrameTests {
  /// A page of one row.
  private func screen(_ row: some RowElement, width: CGFloat = 375) -> TableScreen {
    UIImage.register("wzry", size: CGSize(width: 39, height: 38))
    UIImage.register("doudizhu", size: CGSize(width: 126, height: 123))
    UIImage.register("avatar", size: CGSize(width: 77.5, height: 76))
    UIImage.register("lock", size: CGSize(width: 17, height: 17))
    let row = row.row
    let screen = TableScreen(size: CGSize(width: width, height: 667))
    // With the metrics of SJStaticTableView.
    screen.driver.theme = Theme(name: "default")
    screen.driver.sections = [TableSection(rows: [row])]
    screen.settle()
    return screen
  }

  private func near(_ value: CGFloat, _ expected: Double) -> Bool {
    // Half a pixel, for edges are put on whole ones.
    abs(Double(value) - expected) <= 0.25 + 1e-9
  }

  @Test("The values of SJStaticTableView at 375 points, to the pixel")
  func inherited() throws {
    let cases: [(String, Double, Double, Double)] = [
      ("wzry", 44, 28.74, 315.76), ("doudizhu", 44, 28.68, 315.82), ("avatar", 44, 28.55, 315.95),
      ("avatar", 80, 65.26, 279.24),
    ]
    for (name, height, width, x) in cases {
      let screen = screen(
        Row("Games").value(nil, image: .named(name)).accessory(.disclosure).height(height))
      let picture = try #require(
        screen.parts(0).first { ($0 as? UIImageView)?.image?.name == name })
      let chevron = try #require(screen.parts(0).last)
      #expect(near(picture.frame.minX, x), "\(name) at \(picture.frame)")
      #expect(near(picture.frame.maxX, x + width), "\(name) at \(picture.frame)")
      #expect(near(picture.frame.midY, height / 2), "\(name) at \(picture.frame)")
      #expect(near(chevron.frame.minX, 356.5), "the chevron at \(chevron.frame)")
      #expect(near(chevron.frame.midY, height / 2))
    }
  }

  @Test("A picture before the title, and a value beside its picture")
  func neighbors() throws {
    let screen = screen(
      Row("Security").image(.named("lock")).value("On", image: .named("lock"), order: .textAtEdge)
        .accessory(.disclosure))
    let parts = screen.parts(0)
    #expect(parts.count == 5)
    let (picture, title, valueImage, value) = (parts[0], parts[1], parts[2], parts[3])
    #expect(picture.frame == CGRect(x: 12, y: 7, width: 30, height: 30))
    #expect(title.frame.minX == 52)
    #expect(near(value.frame.maxX, 344.5))
    #expect(near(valueImage.frame.maxX, Double(value.frame.minX) - 6))
    #expect(valueImage.frame.width == 17)
  }

  @Test("A switch ends at the margin and has the size of its view")
  func toggles() throws {
    let screen = screen(ToggleRow("Night mode", isOn: true) { _ in })
    let toggle = try #require(screen.first(UISwitch.self, 0))
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    #expect(near(toggle.frame.maxX, 363))
    #expect(near(toggle.frame.midY, 22))
    #expect(toggle.isOn)
  }

  @Test("Rows have the height of their style, or that of their texts")
  func heights() {
    let screen = TableScreen()
    let long = String(repeating: "word ", count: 60)
    screen.driver.sections = [
      TableSection(rows: [
        Row("44").row, Row("80").height(80).row, Row("hidden").height(0).row,
        CustomRow(Paragraph(text: long)).height(.automatic()).row,
      ])
    ]
    screen.settle()
    let heights = (0..<4).map { screen.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[0] == 44)
    #expect(heights[1] == 80)
    #expect(heights[2] == 0)
    #expect(heights[3] > 100)
    #expect(screen.staleness() == nil)
  }

  @Test(
    "Rows of inset sections are measured at their own width", arguments: [320, 375, 1_024])
  func insetSections(width: Int) {
    let model = Looks()
    model.appearance = .insetGrouped
    let screen = TableScreen(
      ParagraphPage(model: model), size: CGSize(width: width, height: 667))
    for count in [3, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50] {
      model.rows = [String(repeating: "word ", count: count)]
      screen.settle()
      screen.settle()
      #expect(screen.staleness() == nil, "\(count) words")
    }
  }

  @Test("Frames follow the width, the text size and the direction")
  func surroundings() throws {
    let screen = screen(Row("Title").value("Value").accessory(.disclosure))
    let title = try #require(screen.parts(0).first)
    #expect(title.frame.minX == 12)
    screen.window.frame.size = CGSize(width: 667, height: 375)
    screen.settle()
    #expect(screen.staleness() == nil)
    screen.table.semanticContentAttribute = .forceRightToLeft
    screen.table.reloadData()
    screen.settle()
    let mirrored = try #require(screen.parts(0).first)
    #expect(near(mirrored.frame.maxX, 655))
    #expect(screen.staleness() == nil)
  }
}

/// A page of texts with any look.
private struct ParagraphPage: TablePage {
  let model: Looks

  var title: String { "Texts" }
  var appearance: PageAppearance { model.appearance }
  var sections: [TableSection] {
    TableSection(
      rows: model.rows.map {
        CustomRow(Paragraph(text: $0)).height(.automatic()).id(1).row
      })
  }
}
#endif
