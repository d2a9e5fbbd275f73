// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import UIKitDouble

extension BrokenRule {
  /// Breaks the rule in a table of two sections of three rows each, which ends the program.
  @MainActor
  func breakIt() {
    let sample = SampleTable([["a", "b", "c"], ["d", "e", "f"]])
    switch self {
    case .deletedRowTooFar, .insertedRowTooFar, .reloadedRowTooFar, .movedRowTooFar,
      .movedRowToNowhere, .reconfiguredRowTooFar:
      breakRows(of: sample)
    case .deletedSectionTooFar, .insertedSectionTooFar, .reloadedSectionTooFar, .movedSectionTooFar,
      .sectionDeletedAndMoved, .sectionInsertedAndMoved, .movedFromDeletedSection,
      .movedIntoNewSection, .wrongSectionCount:
      breakSections(of: sample)
    case .deletedTwice, .insertedTwice, .reloadedTwice, .deletedAndReloaded, .deletedAndMoved,
      .reloadedAndMoved, .insertedAndMoved, .movedToTwoPlaces, .movedOntoOneAnother,
      .reconfiguredAndDeleted, .wrongRowCount:
      breakRoles(of: sample)
    default: breakCells(of: sample)
    }
  }

  @MainActor
  private func breakRows(of sample: SampleTable) {
    let table = sample.table
    switch self {
    case .deletedRowTooFar:
      sample.source.rows[0].removeLast()
      table.deleteRows(at: [path(0, 9)], with: .none)
    case .insertedRowTooFar:
      sample.source.rows[0].append("x")
      table.insertRows(at: [path(0, 9)], with: .none)
    case .reloadedRowTooFar: table.reloadRows(at: [path(0, 9)], with: .none)
    case .movedRowTooFar: table.moveRow(at: path(0, 9), to: path(0, 0))
    case .movedRowToNowhere: table.moveRow(at: path(0, 0), to: path(0, 9))
    default: table.reconfigureRows(at: [path(0, 9)])
    }
  }

  @MainActor
  private func breakSections(of sample: SampleTable) {
    let table = sample.table
    table.beginUpdates()
    switch self {
    case .deletedSectionTooFar:
      sample.source.rows.removeLast()
      table.deleteSections([5], with: .none)
    case .insertedSectionTooFar:
      sample.source.rows.append(["x"])
      table.insertSections([5], with: .none)
    case .reloadedSectionTooFar: table.reloadSections([5], with: .none)
    case .movedSectionTooFar: table.moveSection(5, toSection: 0)
    case .sectionDeletedAndMoved:
      sample.source.rows.removeFirst()
      table.deleteSections([0], with: .none)
      table.moveSection(0, toSection: 0)
    case .sectionInsertedAndMoved:
      sample.source.rows.insert(["x"], at: 0)
      table.insertSections([0], with: .none)
      table.moveSection(1, toSection: 0)
    case .movedFromDeletedSection:
      sample.source.rows = [["a", "b", "c", "d"]]
      table.deleteSections([1], with: .none)
      table.moveRow(at: path(1, 0), to: path(0, 3))
    case .movedIntoNewSection:
      sample.source.rows = [["a"], ["b", "c"], ["d", "e", "f"]]
      table.insertSections([0], with: .none)
      table.moveRow(at: path(0, 0), to: path(0, 0))
    default: sample.source.rows.append(["x"])
    }
    table.endUpdates()
  }

  @MainActor
  private func breakRoles(of sample: SampleTable) {
    let table = sample.table
    let (first, second) = (path(0, 0), path(0, 1))
    table.performBatchUpdates {
      switch self {
      case .deletedTwice: table.deleteRows(at: [first, first], with: .none)
      case .insertedTwice: table.insertRows(at: [first, first], with: .none)
      case .reloadedTwice: table.reloadRows(at: [first, first], with: .none)
      case .deletedAndReloaded:
        table.deleteRows(at: [first], with: .none)
        table.reloadRows(at: [first], with: .none)
      case .deletedAndMoved:
        table.deleteRows(at: [first], with: .none)
        table.moveRow(at: first, to: second)
      case .reloadedAndMoved:
        table.reloadRows(at: [first], with: .none)
        table.moveRow(at: first, to: second)
      case .insertedAndMoved:
        table.insertRows(at: [second], with: .none)
        table.moveRow(at: first, to: second)
      case .movedToTwoPlaces:
        table.moveRow(at: first, to: second)
        table.moveRow(at: first, to: path(0, 2))
      case .movedOntoOneAnother:
        table.moveRow(at: first, to: path(0, 2))
        table.moveRow(at: second, to: path(0, 2))
      case .reconfiguredAndDeleted:
        table.reconfigureRows(at: [first])
        table.deleteRows(at: [first], with: .none)
      default:
        sample.source.rows[0].append("x")
        table.deleteRows(at: [first], with: .none)
      }
    }
  }

  @MainActor
  private func breakCells(of sample: SampleTable) {
    let table = sample.table
    let source = sample.source
    switch self {
    case .unregisteredIdentifier:
      source.makeCell = { $0.dequeueReusableCell(withIdentifier: "other", for: $1) }
    case .dequeuedTwice:
      source.makeCell = {
        _ = $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
        return $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
      }
    case .dequeuedAndNotReturned:
      source.makeCell = {
        _ = $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    case .dequeuedForNoRow:
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: path(0, 9))
    case .cellOfAnotherRow:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      source.makeCell = { _, _ in cell }
    case .reconfiguredWithAnotherCell:
      source.makeCell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
      table.reconfigureRows(at: [path(0, 0)])
    case .reconfiguredWithAnotherIdentifier:
      table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
      source.makeCell = { $0.dequeueReusableCell(withIdentifier: "other", for: $1) }
      table.reconfigureRows(at: [path(0, 0)])
    case .changedWithoutUpdate:
      source.rows[0] = (0..<100).map { "\($0)" }
      table.reloadData()
      sample.window.layoutIfNeeded()
      source.rows[0].removeLast()
      table.contentOffset.y = 1000
    case .updateWhileAsking:
      source.makeCell = { table, path in
        table.reloadRows(at: [path], with: .none)
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
    default: breakRest(of: sample)
    }
    if self != .changedWithoutUpdate { table.reloadData() }
    sample.window.layoutIfNeeded()
  }

  @MainActor
  private func breakRest(of sample: SampleTable) {
    let table = sample.table
    switch self {
    case .endWithoutBegin: table.endUpdates()
    case .scrolledTooFar: table.scrollToRow(at: path(0, 9), at: .top, animated: false)
    case .selectedTooFar:
      table.selectRow(at: path(0, 9), animated: false, scrollPosition: .none)
    case .countOfNoSection: _ = table.numberOfRows(inSection: 5)
    case .emptyIdentifier: table.register(UITableViewCell.self, forCellReuseIdentifier: "")
    case .nibWithAnotherIdentifier:
      UINib.register("Nib") { UITableViewCell(style: .default, reuseIdentifier: "own") }
      table.register(UINib(nibName: "Nib", bundle: nil), forCellReuseIdentifier: "other")
      _ = table.dequeueReusableCell(withIdentifier: "other")
    case .editingWhileCommitting:
      let source = RestlessSource()
      table.dataSource = source
      table.swipe(row: path(0, 0))
      table.chooseAction("Delete")
    case .releasedReceiver:
      var front: Front? = Front()
      let proxy = FrontProxy(front)
      table.delegate = proxy
      table.contentOffset.y = 1
      front = nil
      table.contentOffset.y = 2
    case .layoutWithoutEnd: sample.controller.view.addSubview(RestlessView())
    default:
      let boaster = Boaster()
      table.delegate = boaster
      table.tap(row: path(0, 0))
    }
  }

  private final class RestlessView: UIView {
    override func layoutSubviews() {
      setNeedsLayout()
    }
  }

  private final class RestlessSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      tableView.setEditing(false, animated: true)
    }
  }

  private final class Front: NSObject, UITableViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }

  /// A delegate that forwards methods to an object that it does not retain.
  private final class FrontProxy: NSObject, UITableViewDelegate {
    nonisolated(unsafe) weak var front: Front?

    init(_ front: Front?) { self.front = front }

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      front?.responds(to: aSelector) == true
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? { front }
  }

  /// Says that it has methods that it does not have.
  private final class Boaster: NSObject, UITableViewDelegate {
    nonisolated override func responds(to aSelector: Selector!) -> Bool { true }
  }
}
#endif
