// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@MainActor
@Observable
private final class EditedModel {
  var language = "en"
}

private struct EditedPage: TablePage {
  let model: EditedModel

  var title: String { "Page" }
  var language: String? { model.language }
  var isEditing: Bool { true }
  var sections: [TableSection] {
    TableSection {
      Row("from parts").onDelete {}
      NativeRow(UITableViewCell.self, 0) { _, _, _ in }.onDelete {}
    }
  }
}

@Suite("Updates of a table")
@MainActor
struct UpdateTests {
  private func show(_ screen: TableScreen, _ names: [String]) {
    screen.driver.sections = [TableSection("list", rows: names.map { Row($0, id: $0).row })]
    screen.settle()
  }

  @Test("Rows are inserted, deleted and moved, and keep their cells")
  func edits() throws {
    let screen = TableScreen()
    show(screen, ["a", "b", "c"])
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    show(screen, ["x", "c", "b"])
    #expect(screen.staleness() == nil)
    #expect(screen.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    #expect((0..<3).map { screen.texts($0) } == [["x"], ["c"], ["b"]])
  }

  @Test("A row with new content keeps its cell and its views")
  func contents() throws {
    let screen = TableScreen()
    screen.driver.sections = [TableSection(rows: [ToggleRow("Night", isOn: false) { _ in }.row])]
    screen.settle()
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let toggle = try #require(screen.first(UISwitch.self, 0))
    screen.driver.sections = [TableSection(rows: [ToggleRow("Nacht", isOn: true) { _ in }.row])]
    screen.settle()
    #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(screen.first(UISwitch.self, 0) === toggle)
    #expect(toggle.isOn)
    #expect(screen.texts(0) == ["Nacht"])
  }

  @Test("A row of another shape gets another cell")
  func shapes() {
    let screen = TableScreen()
    for value in [nil, "12 MB", nil] as [String?] {
      screen.driver.sections = [TableSection(rows: [Row("Cache", id: 1).value(value).row])]
      screen.settle()
      #expect(screen.texts(0) == ["Cache"] + [value].compactMap(\.self))
      #expect(screen.staleness() == nil)
    }
  }

  @Test("Visible cells turn with the language of the page")
  func directions() throws {
    let model = EditedModel()
    let screen = TableScreen(EditedPage(model: model))
    screen.settle()
    for (language, direction) in [
      ("ar", UIUserInterfaceLayoutDirection.rightToLeft), ("en", .leftToRight),
    ] {
      model.language = language
      screen.settle()
      for row in 0..<2 {
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: row, section: 0)))
        #expect(cell.effectiveUserInterfaceLayoutDirection == direction)
        // The button that deletes the row is at the edge where lines begin.
        #expect((cell.contentView.frame.minX == 0) == (language == "ar"))
      }
    }
  }

  @Test("A row that grows moves those below it")
  func growing() {
    let screen = TableScreen()
    for count in [1, 80, 3] {
      let text = String(repeating: "word ", count: count)
      screen.driver.sections = [
        TableSection(rows: [
          CustomRow(Paragraph(text: text)).height(.automatic()).id(1).row,
          Row("after", id: 2).row,
        ])
      ]
      screen.settle()
      let first = screen.table.rectForRow(at: IndexPath(row: 0, section: 0))
      #expect(first.height > (count == 80 ? 100 : 43))
      #expect(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == first.maxY)
      #expect(screen.staleness() == nil)
    }
  }

  /// A delegate that counts the requests for the height of a footer.
  ///
  /// Each batch makes one request.
  final class BatchCounter: NSObject, UITableViewDelegate {
    var count = 0

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      count += 1
      return 20
    }
  }

  #if os(Linux)  // Only the stand-in can choose the scale of its screen.
  @Test("A row of a height that is no whole number of points starts no batch with each new text")
  func fractions() {
    let screen = TableScreen()
    screen.window.setDisplayScale(3)
    let counter = BatchCounter()
    func show(_ text: String, height: Double) {
      screen.driver.sections = [TableSection { Row(text).height(.fixed(height)) }]
      screen.settle()
    }
    show("a", height: 133 / 3)
    screen.controller.forwarding = counter
    screen.settle()
    counter.count = 0
    show("b", height: 133 / 3)
    #expect(screen.texts(0) == ["b"] && counter.count == 0)
    show("c", height: 134 / 3)
    #expect(counter.count > 0, "a pixel more is another height")
    #expect(abs(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height - 134 / 3) < 0.01)
  }
  #endif

  @Test("Headers and footers are inserted, changed and removed in place")
  func edges() {
    let screen = TableScreen()
    for (header, footer) in [("", ""), ("one", ""), ("two", "below"), ("", "still"), ("three", "")]
    {
      screen.driver.sections = [
        TableSection(HeaderFooter(header), footer: HeaderFooter(footer)) { Row("row") }
      ]
      screen.settle()
      #expect(screen.staleness() == nil, "\(header), \(footer)")
      let height = screen.table.rectForHeader(inSection: 0).height
      #expect(header.isEmpty ? height == 16 : height > 20)
    }
  }

  @Test("A header of height 0 takes no space")
  func zero() {
    let screen = TableScreen()
    screen.driver.sections = [
      TableSection { Row("row") }.style(\.headerHeight, .fixed(0)).style(\.footerHeight, .fixed(0))
    ]
    screen.settle()
    #expect(screen.table.rectForHeader(inSection: 0).height < 0.001)
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY < 0.001)
  }

  @Test("A table without a window is up to date when it returns to one")
  func offScreen() {
    let screen = TableScreen()
    show(screen, ["a", "b"])
    screen.window.rootViewController = nil
    show(screen, ["c"])
    show(screen, ["c", "d", "e"])
    screen.window.rootViewController = screen.stack
    screen.settle()
    #expect(screen.staleness() == nil)
    #expect(screen.table.numberOfRows(inSection: 0) == 3)
  }

  @Test("Restyled sections and pages are drawn again")
  func styles() throws {
    let screen = TableScreen()
    for size in [15.0, 22, 13] {
      screen.driver.sections = [
        TableSection("list", rows: [Row("row", id: 1).row]).style(\.titleFont, .system(size: size))
      ]
      screen.settle()
      #expect(try #require(screen.first(UILabel.self, 0)).font.pointSize == size)
      #expect(screen.staleness() == nil)
    }
    screen.driver.theme = Theme(name: "other", style: Theme.standard.style, palette: .standard)
    screen.settle()
    #expect(screen.staleness() == nil)
  }

  @Test("Rows of data sections that exchange sections have the style of their new section")
  func exchangedSections() {
    let screen = TableScreen(size: CGSize(width: 375, height: 500))
    func data(_ id: String) -> TableSection {
      TableSection(Array(10..<20), id: \.self) { Row("\($0)") }.id(id)
    }
    func inset(_ id: String) -> TableSection {
      TableSection(rows: [4, 1, 3].map { Row("\($0)", id: $0).row }).style(\.margin, 20).id(id)
    }
    let others = TableSection(rows: (21..<27).map { Row("\($0)", id: $0).row }).id("others")
    screen.driver.sections = [others, data("b"), inset("c")]
    screen.settle()
    // Between the batches, the rows of the data sections are in the section with the wide margin.
    screen.driver.sections = [data("new"), inset("b"), others]
    screen.settle()
    #expect(screen.staleness() == nil)
    screen.driver.sections = [others, data("b"), inset("c")]
    screen.settle()
    #expect(screen.staleness() == nil)
  }

  @Test("Another appearance creates a table of another style")
  func appearance() throws {
    let model = Looks()
    let screen = TableScreen(LookingPage(model: model))
    for appearance in [PageAppearance.insetGrouped, .plain, .grouped] {
      model.appearance = appearance
      screen.settle()
      let style: UITableView.Style =
        switch appearance {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
      #expect(screen.table.style == style)
      #expect(screen.table.superview === screen.controller.view)
      #expect(screen.controller.view.subviews.filter { $0 is UITableView }.count == 1)
      #expect(screen.staleness() == nil)
    }
  }

  /// A page of paragraphs with the appearance of its model.
  private struct Letter: TablePage {
    let model: Looks

    var title: String { "Letter" }
    var appearance: PageAppearance { model.appearance }
    var sections: [TableSection] {
      TableSection(
        rows: model.rows.map {
          CustomRow(Paragraph(text: $0)).height(.automatic()).id($0).row
        })
    }
  }

  /// Returns the first row in view, and the distance from the upper edge of the table to its top.
  private func top(of screen: TableScreen) throws -> (row: IndexPath, y: CGFloat) {
    let row = try #require(screen.table.indexPathsForVisibleRows?.first)
    return (row, screen.table.rectForRow(at: row).minY - screen.table.contentOffset.y)
  }

  @Test("A page stays at its scroll position when it changes its appearance")
  func positionInOtherAppearance() throws {
    let model = Looks()
    model.rows = (0..<60).map { number in
      "\(number)" + String(repeating: " wrapping text", count: 20 + number % 5)
    }
    let navigator = Navigator()
    let screen = TableScreen(Letter(model: model), navigator: navigator)
    screen.table.scroll(to: 1_500)
    for appearance in [PageAppearance.plain, .insetGrouped] {
      let before = try top(of: screen)
      model.appearance = appearance
      screen.settle()
      let after = try top(of: screen)
      #expect(after.row == before.row && abs(after.y - before.y) < 1)
    }
    // A request in the same update has priority.
    model.appearance = .grouped
    model.rows.append("last")
    navigator.scroll(to: "last")
    screen.settle()
    let rows = screen.table.indexPathsForVisibleRows
    #expect(rows?.contains(IndexPath(row: 60, section: 0)) == true)
  }

  @Test("An animated scroll that the user has not stopped continues in another appearance")
  func scrollInOtherAppearance() throws {
    let model = Looks()
    model.rows = (0..<60).map { "\($0)" }
    let navigator = Navigator()
    let screen = TableScreen(Letter(model: model), navigator: navigator)
    navigator.scroll(to: "30", at: .top)
    model.appearance = .plain
    screen.settle()
    let shown = try top(of: screen)
    #expect(shown.row.row == 30 && abs(shown.y - screen.table.adjustedContentInset.top) < 1)
    navigator.scroll(to: "0", at: .top)
    screen.table.dragContent(by: 0) {}
    model.appearance = .grouped
    screen.settle()
    #expect(try top(of: screen).row.row == 30)
  }

  @Test("Views and settings of the application outlive another appearance")
  func settings() {
    let model = Looks()
    let screen = TableScreen(LookingPage(model: model))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 30))
    let (background, control) = (UIView(frame: .zero), UIRefreshControl())
    screen.table.tableHeaderView = header
    screen.table.backgroundView = background
    screen.table.refreshControl = control
    screen.table.showsVerticalScrollIndicator = false
    screen.table.indicatorStyle = .white
    screen.table.keyboardDismissMode = .onDrag
    screen.table.allowsMultipleSelection = true
    screen.table.accessibilityIdentifier = "settings"
    let first = screen.table
    for appearance in [PageAppearance.insetGrouped, .plain, .grouped] {
      model.appearance = appearance
      screen.settle()
      #expect(screen.table !== first)
      #expect(screen.table.tableHeaderView === header)
      #expect(screen.table.tableFooterView !== header)
      #expect(screen.table.backgroundView === background)
      #expect(screen.table.refreshControl === control)
      #expect(!screen.table.showsVerticalScrollIndicator)
      #expect(screen.table.indicatorStyle == .white)
      #expect(screen.table.keyboardDismissMode == .onDrag)
      #expect(screen.table.allowsMultipleSelection)
      #expect(screen.table.accessibilityIdentifier == "settings")
      #expect(screen.staleness() == nil)
    }
  }

  @Test("Light, dark and the direction of the language")
  func schemes() {
    let model = Looks()
    let screen = TableScreen(LookingPage(model: model))
    model.colorScheme = .dark
    model.language = "ar"
    screen.settle()
    #expect(screen.table.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.table.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(screen.table.accessibilityLanguage == "ar")
    #expect(screen.staleness() == nil)
    model.language = nil
    model.colorScheme = nil
    screen.settle()
    #expect(screen.table.traitCollection.userInterfaceStyle == .light)
    #expect(screen.staleness() == nil)
  }

  @Test("The interface style of the application is that of pages without a color scheme")
  func ownScheme() {
    let model = Looks()
    let controller = TablePageController(LookingPage(model: model))
    controller.overrideUserInterfaceStyle = .dark
    controller.loadViewIfNeeded()
    #expect(controller.overrideUserInterfaceStyle == .dark)
    model.colorScheme = .light
    controller.driver.flush()
    #expect(controller.overrideUserInterfaceStyle == .light)
    model.colorScheme = nil
    controller.driver.flush()
    #expect(controller.overrideUserInterfaceStyle == .dark)
  }

  @Test("Selected rows stay selected")
  func selection() {
    let screen = TableScreen()
    show(screen, ["a", "b", "c"])
    screen.table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    show(screen, ["x", "a", "b"])
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    screen.window.rootViewController = nil
    show(screen, ["b", "a"])
    screen.window.rootViewController = screen.stack
    screen.settle()
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test("Of a million rows, only visible ones are made")
  func million() {
    let screen = TableScreen()
    var made = 0
    screen.driver.sections = [
      TableSection(0..<100_000, id: \.self) { number in
        made += 1
        return Row("row \(number)")
      }
    ]
    screen.settle()
    #expect(made < 100)
    #expect(screen.texts(0) == ["row 0"])
  }
}
#endif
