// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseTestSupport
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Swiping, editing and moving rows")
@MainActor
struct EditingTests {
  private let screen = TableScreen()

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("A swipe deletes, and the row is removed before the touch ends")
  func swipes() {
    var names = ["a", "b", "c"]
    func show() {
      screen.driver.sections = [
        TableSection(
          rows: names.map { name in
            Row(name, id: name).onDelete {
              names.removeAll { $0 == name }
              show()
            }.row
          })
      ]
    }
    show()
    screen.settle()
    #expect(screen.table.swipe(row: path(1)) == ["Delete"])
    screen.table.chooseAction("Delete")
    #expect(screen.table.numberOfRows(inSection: 0) == 2)
    #expect(screen.table.swipe(row: path(0), isFull: true) == ["Delete"])
    #expect(screen.table.numberOfRows(inSection: 0) == 1)
    #expect(screen.texts(0) == ["c"])
  }

  @Test("The delete button is beside other actions, nearest to the edge")
  func deleteBesideActions() {
    var told: [String] = []
    screen.driver.sections = [
      TableSection {
        Row("a").onDelete("Remove") { told.append("delete") }
          .swipeActions { RowAction("Archive") { told.append("archive") } }
      }
    ]
    screen.settle()
    #expect(screen.table.swipe(row: path(0)) == ["Remove", "Archive"])
    screen.table.chooseAction("Archive")
    screen.table.swipe(row: path(0), isFull: true)
    #expect(told == ["archive", "delete"])
  }

  @Test("Actions at both edges, their colors, and editing that begins and ends")
  func actions() {
    var told: [String] = []
    screen.driver.sections = [
      TableSection {
        Row("a")
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            RowAction("Read", color: .tint) { told.append("read") }
          }
          .swipeActions {
            RowAction("Trash", role: .destructive) { told.append("trash") }
            RowAction("Archive") { told.append("archive") }
          }
          .onWillBeginEditing { told.append("begin") }
          .onDidEndEditing { told.append("end") }
        Row("plain")
      }
    ]
    screen.settle()
    #expect(screen.table.swipe(row: path(0), edge: .leading, isFull: true) == ["Read"])
    #expect(told == ["begin"])
    screen.table.chooseAction("Read")
    #expect(told == ["begin", "read", "end"])
    told = []
    #expect(screen.table.swipe(row: path(0)) == ["Trash", "Archive"])
    screen.table.chooseAction("Archive")
    #expect(told == ["begin", "archive", "end"])
    #expect(screen.table.swipe(row: path(1)) == [])
  }

  @Test("The actions of a row end with the table that shows them", arguments: [false, true])
  func replacedTable(isHidden: Bool) {
    struct Names: TablePage {
      var appearance = PageAppearance.grouped
      var log: (String) -> Void
      var title: String { "Names" }
      var sections: [TableSection] {
        TableSection {
          Row("a").onDelete {}.onWillBeginEditing { log("begin") }.onDidEndEditing { log("end") }
        }
      }
    }
    var log: [String] = []
    let page = Names { log.append($0) }
    let (own, window) = (UITableView(frame: .zero, style: .grouped), screen.window)
    own.frame = window.bounds
    if isHidden {
      window.addSubview(own)
      own.showPage(page)
    } else {
      screen.driver.show(page)
    }
    screen.settle()
    (isHidden ? own : screen.table).swipe(row: path(0))
    #expect(log == ["begin"])
    if isHidden {
      own.hidePage()
    } else {
      screen.driver.show(Names(appearance: .plain) { log.append($0) })
    }
    screen.settle()
    #expect(log == ["begin", "end"])
  }

  @Test("A menu shows the actions of the newest page")
  func menus() {
    var told: [String] = []
    for round in 1...2 {
      screen.driver.sections = [
        TableSection(rows: [
          Row("a", id: 1).menu {
            RowAction("Copy") { told.append("copy \(round)") }
            RowAction("Remove", role: .destructive) { told.append("remove") }
          }.row,
          Row("b", id: 2).row,
        ])
      ]
      screen.settle()
    }
    #expect(screen.table.longPress(row: path(0)) == ["Copy", "Remove"])
    screen.table.chooseMenuItem("Copy")
    #expect(told == ["copy 2"])
    #expect(screen.table.longPress(row: path(1)) == nil)
  }

  @Test("A page in editing mode shows the controls of each row")
  func styles() {
    func show(isEditing: Bool) {
      screen.driver.sections = [
        TableSection {
          Row("delete").onDelete("Forget") {}
          Row("insert").onInsert {}
          Row("none")
        }
      ]
      screen.driver.isEditing = isEditing
      screen.settle()
    }
    show(isEditing: false)
    #expect(!screen.table.isEditing)
    show(isEditing: true)
    #expect(screen.table.isEditing)
    let styles = (0..<3).map { screen.table.cellForRow(at: path($0))?.editingStyle }
    #expect(styles == [.delete, .insert, UITableViewCell.EditingStyle.none])
    #expect(screen.table.swipe(row: path(0)) == ["Forget"])
    #expect(screen.staleness() == nil)
    show(isEditing: false)
    #expect(!screen.table.isEditing)
    #expect(screen.staleness() == nil)
  }

  @Test("Rows are as tall as their texts need beside editing controls, and shrink afterwards")
  func heights() {
    let text = String(repeating: "word ", count: 30)
    screen.driver.sections = [
      TableSection(rows: [
        CustomRow(Paragraph(text: text)).height(.automatic()).id(0).onDelete {}.row,
        CustomRow(Paragraph(text: text)).height(.automatic()).id(1).row,
        CustomRow(Paragraph(text: text)).height(.automatic()).id(2)
          .onDelete {}.indentsWhileEditing(false).row,
      ]),
      TableSection([3, 4], id: \.self) { id in
        CustomRow(Paragraph(text: text)).height(.automatic()).onDelete {}
      }
      .onMove { _, _ in },
    ]
    screen.settle()
    let heights = { [0, 1].map { screen.table.rectForRow(at: path(0, $0)).height } }
    let before = heights()
    for isEditing in [true, false] {
      screen.driver.isEditing = isEditing
      screen.settle()
      screen.settle()
      #expect(screen.staleness() == nil)
      #expect(isEditing ? heights()[1] > before[1] : heights() == before)
    }
  }

  @Test("A page that begins to be edited by an action of a swipe shows the controls of each row")
  func editedBySwipe() {
    func show() {
      screen.driver.sections = [
        TableSection {
          Row("a").onDelete {}
            .swipeActions { RowAction("Select") { screen.driver.isEditing = true } }
          Row("b").onDelete {}
        }
      ]
    }
    show()
    screen.settle()
    #expect(screen.table.swipe(row: path(0)) == ["Delete", "Select"])
    screen.table.chooseAction("Select")
    screen.settle()
    for row in 0..<2 {
      #expect(screen.table.cellForRow(at: path(row))?.editingStyle == .delete)
      #expect(screen.table.cellForRow(at: path(row))?.isEditing == true)
    }
    screen.driver.isEditing = false
    screen.settle()
    #expect(!screen.table.isEditing)
  }

  @Test(
    "A page that ends being edited by its last deletion or insertion does so in the next turn",
    arguments: [true, false])
  func endsWhileCommitting(isInserted: Bool) async {
    var row = Row("a")
    row =
      isInserted
      ? row.onInsert { screen.driver.isEditing = false }
      : row.onDelete { screen.driver.isEditing = false }
    screen.driver.sections = [TableSection(rows: [row.row])]
    screen.driver.isEditing = true
    screen.settle()
    screen.table.tapEditControl(row: path(0))
    if !isInserted { screen.table.chooseAction("Delete") }
    await waitUntil { !screen.table.isEditing }
    #expect(!screen.table.isEditing)
    #expect(screen.table.cellForRow(at: path(0))?.isEditing == false)
  }

  @Test("Updates keep the editing mode that the application has begun, and uncovered actions")
  func ownEditing() {
    func show(_ names: [String]) {
      screen.driver.sections = [
        TableSection(rows: names.map { Row($0, id: $0).onDelete {}.row })
      ]
      screen.settle()
    }
    show(["a", "b", "c"])
    screen.table.setEditing(true, animated: false)
    show(["b", "c"])
    #expect(screen.table.isEditing)
    screen.table.setEditing(false, animated: false)
    #expect(screen.table.swipe(row: path(0)) == ["Delete"])
    show(["b"])
    #expect(screen.table.isEditing, "The actions of the row are uncovered")
  }

  @Test("A row is dragged within its section only, and moved back to the order of the model")
  func moves() {
    var names = ["a", "b", "c", "d"]
    var takesMoves = true
    func show() {
      screen.driver.sections = [
        TableSection(rows: [Row("head").row]),
        TableSection(names, id: \.self) { Row($0) }
          .onMove { from, to in
            if takesMoves { names.insert(names.remove(at: from), at: to) }
          },
      ]
    }
    show()
    screen.driver.isEditing = true
    screen.settle()
    #expect(screen.table.drag(row: path(0, 1), to: path(2, 1)) == path(2, 1))
    #expect(names == ["b", "c", "a", "d"])
    show()
    screen.settle()
    #expect(screen.staleness() == nil)
    #expect(screen.table.drag(row: path(3, 1), to: path(0, 0)) == path(0, 1))
    #expect(names == ["d", "b", "c", "a"])
    show()
    screen.settle()
    takesMoves = false
    screen.table.drag(row: path(0, 1), to: path(3, 1))
    screen.settle()
    #expect(screen.staleness() == nil)
    #expect(screen.texts(0, 1) == ["d"])
  }

  @Test("An update during a drag waits for its end")
  func movesWhileUpdating() {
    var names = ["a", "b", "c", "d"]
    func show() {
      screen.driver.sections = [
        TableSection(names, id: \.self) { Row($0) }
          .onMove { from, to in names.insert(names.remove(at: from), at: to) }
      ]
      screen.driver.flush()
    }
    show()
    screen.driver.isEditing = true
    screen.settle()
    screen.table.drag(row: path(0), to: path(3)) {
      names.insert("x", at: 1)
      show()
    }
    show()
    screen.settle()
    #expect(screen.staleness() == nil)
    #expect(Set(names) == ["a", "b", "c", "d", "x"])
  }
}
#endif
