// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Rows in custom cells")
@MainActor
struct NativeRowTests {
  struct Post: Equatable {
    var id: Int
    var title: String
  }

  final class PostCell: UITableViewCell {
    let title = UILabel(frame: .zero)
    var index = -1
    var resets = 0
    var height: CGFloat = 60

    override func prepareForReuse() {
      super.prepareForReuse()
      resets += 1
    }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      CGSize(width: targetSize.width, height: height)
    }
  }

  final class AdCell: UITableViewCell {
    var text = ""
  }

  private let screen = TableScreen()

  private func cell<Cell: UITableViewCell>(_ row: Int, _ type: Cell.Type) -> Cell? {
    screen.table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell
  }

  private func show(_ posts: [Post], ad: String? = nil) {
    screen.driver.sections = [
      TableSection(
        rows: posts.map { post in
          NativeRow(PostCell.self, post) { cell, post, index in
            cell.title.text = post.title
            cell.index = index
          }.id(post.id).row
        }
          + [ad].compactMap(\.self).map { text in
            NativeRow(AdCell.self, text) { cell, text, _ in cell.text = text }.id("ad").row
          } + [Row("after", id: "after").row])
    ]
    screen.settle()
  }

  @Test("Classes are registered automatically, and combined with rows from parts")
  func mixed() throws {
    show([Post(id: 1, title: "one"), Post(id: 2, title: "two")], ad: "buy")
    #expect(cell(0, PostCell.self)?.title.text == "one")
    #expect(cell(1, PostCell.self)?.title.text == "two")
    #expect(cell(1, PostCell.self)?.index == 1)
    #expect(cell(2, AdCell.self)?.text == "buy")
    #expect(screen.texts(3) == ["after"])
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    #expect(screen.table.rectForRow(at: IndexPath(row: 3, section: 0)).height == 44)
  }

  @Test("A changed datum is shown in the same cell")
  func updates() throws {
    show([Post(id: 1, title: "one")])
    let cell = try #require(self.cell(0, PostCell.self))
    show([Post(id: 1, title: "uno")])
    #expect(cell.title.text == "uno")
    #expect(self.cell(0, PostCell.self) === cell)
    show([Post(id: 2, title: "zero"), Post(id: 1, title: "uno")])
    #expect(self.cell(1, PostCell.self) === cell)
  }

  @Test("The reason of an update names a datum that cannot be compared")
  func reason() {
    func row() -> AnyRow {
      NativeRow(PostCell.self, ["one": { 1 }]) { _, _, _ in }.row
    }
    let differences = row().differences(from: row()).map(\.description)
    #expect(
      differences == [
        "datum Dictionary<String, () -> Int> → "
          + "(cannot be compared, so it is drawn after each evaluation)"
      ])
  }

  @Test("A row of another class gets another cell")
  func kinds() {
    for kind in [0, 1, 2, 0, 2, 1] {
      let row: AnyRow =
        switch kind {
        case 0: NativeRow(PostCell.self, 0) { cell, _, _ in cell.title.text = "post" }.row
        case 1: NativeRow(AdCell.self, 0) { cell, _, _ in cell.text = "ad" }.row
        default: Row("parts").row
        }
      screen.driver.sections = [TableSection(rows: [row.id(1)])]
      screen.settle()
      #expect((cell(0, PostCell.self)?.title.text == "post") == (kind == 0))
      #expect((cell(0, AdCell.self)?.text == "ad") == (kind == 1))
      #expect((screen.texts(0) == ["parts"]) == (kind == 2))
    }
  }

  @Test("Cells are reused, and taps reach their rows")
  func reuse() {
    var tapped: [Int] = []
    screen.driver.sections = [
      TableSection(0..<200, id: \.self) { number in
        NativeRow(PostCell.self, number) { cell, number, _ in cell.title.text = "\(number)" }
          .onSelect { tapped.append(number) }
      }
    ]
    screen.settle()
    screen.table.scroll(to: 3_000)
    let visible = screen.table.indexPathsForVisibleRows ?? []
    for path in visible {
      #expect(cell(path.row, PostCell.self)?.title.text == "\(path.row)")
    }
    #expect(visible.contains { (cell($0.row, PostCell.self)?.resets ?? 0) > 0 })
    screen.table.tap(row: visible[1])
    #expect(tapped == [visible[1].row])
  }

  @Test("A row has the height that is set")
  func heights() {
    screen.driver.sections = [
      TableSection { NativeRow(PostCell.self, 1) { _, _, _ in }.height(90) }
    ]
    screen.settle()
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 90)
  }

  @Test("A row below an insertion gets its new index")
  func indexes() throws {
    show([Post(id: 1, title: "one"), Post(id: 2, title: "two")])
    let last = try #require(cell(1, PostCell.self))
    show([Post(id: 0, title: "zero"), Post(id: 1, title: "one"), Post(id: 2, title: "two")])
    #expect(cell(2, PostCell.self) === last)
    #expect((0..<3).map { cell($0, PostCell.self)?.index } == [0, 1, 2])
    show([Post(id: 2, title: "two"), Post(id: 0, title: "zero")])
    #expect((0..<2).map { cell($0, PostCell.self)?.index } == [0, 1])
  }

  @Test("Rows between a moved row and its target get their new index")
  func indexesAfterMoving() {
    let posts = (0..<4).map { Post(id: $0, title: "\($0)") }
    screen.driver.isEditing = true
    screen.driver.sections = [
      TableSection(
        rows: posts.map { post in
          NativeRow(PostCell.self, post) { cell, post, index in cell.index = index }
            .id(post.id).row
        }
      ).onMove { _, _ in }
    ]
    screen.settle()
    screen.table.drag(row: IndexPath(row: 3, section: 0), to: IndexPath(row: 1, section: 0))
    #expect((0..<4).map { cell($0, PostCell.self)?.index } == [0, 1, 2, 3])
  }

  @Test("Accessory, background and separator of a row change its cell, and no other row's")
  func looks() throws {
    func show(_ changed: Int?) {
      screen.driver.sections = [
        TableSection(
          rows: (0..<2).map { number in
            let row = NativeRow(PostCell.self, number) { _, _, _ in }.id(number)
            guard number == changed else { return row.row }
            return row.accessory(.disclosure)
              .style(\.rowBackground, .adaptive(light: RGBA(hex: 0xFF0000), dark: RGBA(hex: 0)))
              .style(\.separator, .line(leadingInset: 40)).row
          })
      ]
      screen.settle()
    }
    screen.table.separatorInset.left = 30
    show(nil)
    let own = try #require(cell(0, PostCell.self))
    let (background, inset) = (own.backgroundColor, own.separatorInset)
    #expect(inset.left == 30, "The cell has the inset of its table")
    for changed in [0, 1, nil] {
      show(changed)
      for number in 0..<2 {
        let cell = try #require(self.cell(number, PostCell.self))
        #expect((cell.accessoryType == .disclosureIndicator) == (number == changed))
        #expect((cell.backgroundColor != background) == (number == changed))
        #expect((cell.separatorInset.left == 40) == (number == changed))
        #expect((cell.separatorInset == inset) == (number != changed))
      }
    }
  }

  @Test("The background configuration of a custom cell is kept, and restored after a color")
  func background() throws {
    final class ConfiguredCell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        var configuration = UIBackgroundConfiguration.listGroupedCell()
        configuration.cornerRadius = 7
        backgroundConfiguration = configuration
      }

      required init?(coder: NSCoder) { nil }
    }
    for color in [nil, StyleColor.uiColor(.red), nil] {
      screen.driver.sections = [
        TableSection {
          NativeRow(ConfiguredCell.self, 0) { _, _, _ in }.style(\.rowBackground, color)
        }
      ]
      screen.settle()
      let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect((cell.backgroundConfiguration?.cornerRadius == 7) == (color == nil))
      #expect((cell.backgroundColor == nil) == (color == nil))
    }
  }

  @Test("A custom cell without a separator has no inset at the edge where its title begins")
  func withoutSeparator() throws {
    screen.driver.sections = [
      TableSection {
        NativeRow(PostCell.self, 0) { _, _, _ in }.style(\.separator, .hidden)
      }
    ]
    screen.settle()
    let cell = try #require(self.cell(0, PostCell.self))
    #expect(cell.separatorInset.left == 0 && cell.separatorInset.right > cell.bounds.width)
  }

  @Test("The detail button of a custom cell calls the row's handler")
  func detail() {
    var taps = 0
    screen.driver.sections = [
      TableSection {
        NativeRow(PostCell.self, 0) { _, _, _ in }.accessory(.detail).onAccessory { taps += 1 }
      }
    ]
    screen.settle()
    #expect(cell(0, PostCell.self)?.accessoryType == .detailButton)
    screen.table.tapAccessory(row: IndexPath(row: 0, section: 0))
    #expect(taps == 1)
  }

  @Test("A visible custom cell changes its editing controls with its row")
  func editingControls() throws {
    func show(_ style: RowEditingStyle, isMovable: Bool, title: String = "one") {
      let section = TableSection {
        NativeRow(PostCell.self, Post(id: 1, title: title)) { cell, post, _ in
          cell.title.text = post.title
        }
        .id(1).onDelete {}.editingStyle(style)
      }
      screen.driver.sections = [isMovable ? section.onMove { _, _ in } : section]
      screen.settle()
    }
    show(.noButton, isMovable: false)
    show(.delete, isMovable: false)
    screen.driver.isEditing = true
    screen.settle()
    for (style, isMovable) in [
      (RowEditingStyle.noButton, false), (.noButton, true), (.delete, true), (.delete, false),
    ] {
      show(style, isMovable: isMovable)
      let cell = try #require(self.cell(0, PostCell.self))
      #expect(cell.title.text == "one")
      #expect((cell.editingStyle == .delete) == (style == .delete))
      #expect(cell.showsReorderControl == isMovable)
      #expect((cell.contentView.frame.minX > 0) == (style == .delete))
      #expect((cell.contentView.frame.maxX < cell.bounds.maxX) == isMovable)
      show(style, isMovable: isMovable, title: "uno")
      #expect(self.cell(0, PostCell.self) === cell && cell.title.text == "uno")
    }
    // A cell in which the user is typing changes them later.
    let typed = try #require(cell(0, PostCell.self))
    let field = UITextField()
    typed.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    show(.noButton, isMovable: false)
    #expect(cell(0, PostCell.self) === typed)
    #expect(field.resignFirstResponder())
    show(.noButton, isMovable: false, title: "uno")
    #expect(cell(0, PostCell.self)?.editingStyle == UITableViewCell.EditingStyle.none)
    #expect(cell(0, PostCell.self)?.title.text == "uno")
  }

  @Test("Other hosts draw the row's fallback")
  func elsewhere() {
    let row = NativeRow(PostCell.self, 1, elsewhere: .text("a post")) { _, _, _ in }
    #expect(row.row.texts == ["a post"])
  }
}
#endif
