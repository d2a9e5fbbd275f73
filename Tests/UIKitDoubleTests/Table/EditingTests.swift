// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing
import UIKitDouble

@Suite("Editing a table")
@MainActor
struct EditingTests {
  final class Source: NSObject, UITableViewDataSource {
    var rows = ["a", "b", "c", "fixed"]
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      cell.showsReorderControl = true
      return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      rows[indexPath.row] != "fixed"
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(editingStyle) \(rows[indexPath.row])")
      guard editingStyle == .delete else { return }
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  final class Delegate: NSObject, UITableViewDelegate {
    var log: [String] = []
    var style = UITableViewCell.EditingStyle.delete
    var trailing: [UIContextualAction]?

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }

    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      trailing.map { UISwipeActionsConfiguration(actions: $0) }
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end \(indexPath.map { "\($0.row)" } ?? "gone")")
    }

    func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      path(0, min(proposedDestinationIndexPath.row, 2))
    }
  }

  let source = Source()
  let delegate = Delegate()
  let sample: SampleTable
  var table: UITableView { sample.table }

  init() {
    sample = SampleTable([[]], delegate: delegate)
    sample.table.dataSource = source
    sample.window.layoutIfNeeded()
  }

  @Test("A swipe shows the standard action, which commits a deletion")
  func standardDelete() {
    #expect(table.swipe(row: path(0, 1)) == ["Remove"])
    #expect(delegate.log == ["begin 1"])
    table.chooseAction("Remove")
    #expect(source.log == ["commit delete b"])
    #expect(sample.texts == ["a", "c", "fixed"])
    #expect(delegate.log.last?.hasPrefix("end") == true)
    #expect(table.swipe(row: path(0, 2)).isEmpty, "the row cannot be edited")
    Animations.finish()
  }

  @Test(
    "A table is in editing mode while the actions of a row are uncovered, and shows no editing controls"
  )
  func editedBySwipe() {
    #expect(table.swipe(row: path(0, 1)) == ["Remove"])
    #expect(table.isEditing)
    #expect(table.cellForRow(at: path(0, 0))?.isEditing == false)
    table.setEditing(true, animated: false)
    #expect(table.cellForRow(at: path(0, 0))?.isEditing == false, "It is edited already")
    table.setEditing(false, animated: false)
    #expect(!table.isEditing)
    table.setEditing(true, animated: false)
    #expect(table.cellForRow(at: path(0, 0))?.isEditing == true)
  }

  @Test("A cell that is reused with another editing control is laid out again")
  func reusedControls() {
    table.setEditing(true, animated: false)
    sample.window.layoutIfNeeded()
    for style in [UITableViewCell.EditingStyle.none, .delete, .none] {
      delegate.style = style
      table.reloadRows(at: [path(0, 0)], with: .none)
      Animations.finish()
      sample.window.layoutIfNeeded()
      #expect((table.cellForRow(at: path(0, 0))?.contentView.frame.minX == 0) == (style == .none))
    }
  }

  @Test("A full swipe performs the first of the delegate's actions")
  func ownActions() {
    var performed: [String] = []
    delegate.trailing = ["Flag", "More"].map { title in
      UIContextualAction(style: .normal, title: title) { _, _, done in
        performed.append(title)
        done(true)
      }
    }
    #expect(table.swipe(row: path(0, 0)) == ["Flag", "More"])
    table.chooseAction("More")
    table.swipe(row: path(0, 0), isFull: true)
    #expect(performed == ["More", "Flag"])
    #expect(delegate.log == ["begin 0", "end 0", "begin 0", "end 0"])
    #expect(table.swipe(row: path(0, 0), edge: .leading).isEmpty)
    delegate.trailing = []
    #expect(table.swipe(row: path(0, 0)).isEmpty, "an empty list is not a standard action")
  }

  @Test("Cells show their editing controls")
  func editing() {
    table.setEditing(true, animated: true)
    let cell = table.cellForRow(at: path(0, 0))
    #expect(cell?.isEditing == true)
    #expect(cell?.editingStyle == .delete)
    #expect(cell?.showsReorderControl == true)
    #expect(table.cellForRow(at: path(0, 3))?.isEditing == false)
    sample.window.layoutIfNeeded()
    #expect(cell?.contentView.frame.minX == 38)
    table.setEditing(false, animated: true)
    #expect(cell?.isEditing == false)
  }

  @Test("A table of which several rows can be selected in editing mode asks for no styles")
  func multipleSelection() {
    table.allowsMultipleSelectionDuringEditing = true
    #expect(table.swipe(row: path(0, 1)).isEmpty)
    table.setEditing(true, animated: true)
    let cell = table.cellForRow(at: path(0, 0))
    #expect(cell?.isEditing == true)
    #expect(cell?.editingStyle == UITableViewCell.EditingStyle.none)
  }

  @Test("A row is dragged to targets that the delegate allows")
  func dragging() {
    table.setEditing(true, animated: false)
    #expect(table.drag(row: path(0, 0), to: path(0, 3)) == path(0, 2))
    #expect(source.log == ["move 0 to 2"])
    #expect(sample.texts == ["b", "c", "a", "fixed"])
    table.drag(row: path(0, 0), to: path(0, 2)) {
      source.rows.insert("new", at: 0)
      table.insertRows(at: [path(0, 0)], with: .none)
    }
    #expect(sample.texts == ["new", "c", "b", "a", "fixed"], "the row that moved down was dragged")
    Animations.finish()
  }

  @Test("The plus of a row inserts")
  func inserting() {
    delegate.style = .insert
    table.setEditing(true, animated: false)
    table.tapEditControl(row: path(0, 0))
    #expect(source.log == ["commit insert a"])
  }

  @Test("The circle of a row shows its actions, and a tap elsewhere closes them")
  func circle() {
    table.setEditing(true, animated: false)
    table.tapEditControl(row: path(0, 0))
    #expect(table.cellForRow(at: path(0, 0))?.showingDeleteConfirmation == true)
    table.tap(row: path(0, 1))
    #expect(table.cellForRow(at: path(0, 0))?.showingDeleteConfirmation == false)
  }
}
#endif
