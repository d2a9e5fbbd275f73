// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The objects between a table and its host: the delegate, the data source, the prefetcher, and the
/// probe.
///
/// The connection retains them, because a table does not.
@MainActor
final class TableConnection {
  /// The connected table, or `nil` if there is none.
  private(set) weak var table: UITableView?
  private weak var host: TableHost?
  /// The state of the table before it was connected.
  private(set) var savedState: SavedTableState?
  /// True if the table showed the page of another host before.
  var showedOtherPage = false
  private var delegate: (any ForwardingProxy<any UITableViewDelegate> & UITableViewDelegate)?
  private var dataSource: DataSourceProxy?
  /// True if the application's delegate receives taps, on rows with and without handlers.
  private(set) var forwardsTaps = false
  private let prefetcher: TablePrefetcher
  private let probe = TableProbe(frame: .zero)

  init(host: TableHost) {
    self.host = host
    prefetcher = TablePrefetcher(host: host)
    probe.host = host
    probe.isHidden = true
    probe.isAccessibilityElement = false
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

extension TableConnection {
  /// Connects a table, which must not be connected yet.
  func connect(_ table: UITableView, forwarding: (any NSObjectProtocol)?) {
    savedState = SavedTableState(table)
    self.table = table
    table.sectionHeaderTopPadding = 0
    probe.frame = CGRect(origin: .zero, size: table.bounds.size)
    table.addSubview(probe)
    forward(to: forwarding)
  }

  /// Restores the table and returns it, or returns `nil` if no table was connected.
  func disconnect() -> UITableView? {
    guard let table else { return nil }
    probe.removeFromSuperview()
    savedState?.restore(table)
    savedState = nil
    delegate = nil
    dataSource = nil
    self.table = nil
    return table
  }

  /// Installs a delegate and a data source that prefer the methods of another object.
  func forward(to forwarding: (any NSObjectProtocol)?) {
    guard let table, let host else { return }
    // A table checks which methods an object implements only when the object is set.
    let own = TableDelegate(host: host)
    let delegate: any ForwardingProxy<any UITableViewDelegate> & UITableViewDelegate =
      host.options.forwardingReplacesHandlers
      ? ReplacingDelegateProxy(own, behind: forwarding) : DelegateProxy(own, behind: forwarding)
    let dataSource = DataSourceProxy(TableDataSource(host: host), behind: forwarding)
    (self.delegate, self.dataSource) = (delegate, dataSource)
    let didSelect = "tableView:didSelectRowAtIndexPath:"
    forwardsTaps = forwarding?.responds(to: Selector(didSelect)) == true
    table.delegate = delegate
    table.dataSource = dataSource
  }
}

extension TableConnection {
  /// Returns true if the application's delegate implements a method, given by its Objective-C name, in place of the handlers
  /// of the page.
  func replacesHandlers(of name: String) -> Bool {
    guard let delegate = delegate as? ReplacingDelegateProxy else { return false }
    return !(delegate.receiver(of: name) is TableDelegate)
  }

  /// Calls the same methods for a tap on a selected row as the table does for a tap on an unselected row.
  ///
  /// As with the first tap, the delegate must return the tapped row.
  func selectAgain(_ indexPath: IndexPath) {
    if rowToSelect(instead: indexPath) == indexPath { didSelect(indexPath) }
  }

  /// Selects or deselects a row as the table does when the user taps it, also if the row is out of view.
  func tap(_ indexPath: IndexPath) {
    let isHighlighted = ask("tableView:shouldHighlightRowAtIndexPath:", indexPath) {
      $0.tableView(_:shouldHighlightRowAt:)
    }
    guard let table, isHighlighted != false else { return }
    let isMultiple =
      table.isEditing
      ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    let selected = table.indexPathsForSelectedRows ?? []
    if isMultiple, selected.contains(indexPath) { return deselect(indexPath) }
    guard let target = rowToSelect(instead: indexPath),
      let reference = host?.reference(at: target)
    else { return }
    if !isMultiple {
      for other in selected.compactMap({ host?.reference(at: $0) }) where other.id != reference.id {
        if let other = host?.page?.indexPath(of: other) { deselect(IndexPath(other)) }
      }
    }
    // The handler of a deselected row may have changed the page.
    guard let target = host?.page?.indexPath(of: reference).map({ IndexPath($0) }) else { return }
    table.selectRow(at: target, animated: false, scrollPosition: .none)
    didSelect(target)
  }

  private func deselect(_ indexPath: IndexPath) {
    let asked = ask("tableView:willDeselectRowAtIndexPath:", indexPath) {
      $0.tableView(_:willDeselectRowAt:)
    }
    guard let table, let target = asked ?? indexPath else { return }
    table.deselectRow(at: target, animated: false)
    notify("tableView:didDeselectRowAtIndexPath:", target) { $0.tableView(_:didDeselectRowAt:) }
  }

  /// Returns the row that a tap on a row selects, or `nil` if there is none.
  private func rowToSelect(instead indexPath: IndexPath) -> IndexPath? {
    let asked = ask("tableView:willSelectRowAtIndexPath:", indexPath) {
      $0.tableView(_:willSelectRowAt:)
    }
    return asked ?? indexPath
  }

  private func didSelect(_ indexPath: IndexPath) {
    notify("tableView:didSelectRowAtIndexPath:", indexPath) { $0.tableView(_:didSelectRowAt:) }
  }

  /// Calls a method of the delegate, or returns `nil` if no object implements the method with this Objective-C name.
  private func ask<Result>(
    _ name: String, _ indexPath: IndexPath,
    _ method: (any UITableViewDelegate) -> ((UITableView, IndexPath) -> Result)?
  ) -> Result? {
    guard let table, let receiver = delegate?.receiver(of: name) else { return nil }
    return method(receiver)?(table, indexPath)
  }

  /// Calls a method that returns no value on the same objects as the table does.
  private func notify(
    _ name: String, _ indexPath: IndexPath,
    _ method: (any UITableViewDelegate) -> ((UITableView, IndexPath) -> Void)?
  ) {
    guard let table, let delegate else { return }
    let notified: (any UITableViewDelegate)? =
      delegate is DelegateProxy ? delegate : delegate.receiver(of: name)
    if let notified { method(notified)?(table, indexPath) }
  }

  /// Turns prefetching on or off, unless the application has set its own prefetching data source.
  func setPrefetching(_ isPrefetching: Bool) {
    guard let table else { return }
    if isPrefetching, table.prefetchDataSource == nil {
      table.prefetchDataSource = prefetcher
    } else if !isPrefetching, table.prefetchDataSource === prefetcher {
      table.prefetchDataSource = nil
    }
  }

  /// Lays the probe out once the table has laid out its rows.
  func setNeedsProbe() { probe.setNeedsLayout() }
}
#endif
