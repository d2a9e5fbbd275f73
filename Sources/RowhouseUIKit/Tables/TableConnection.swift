// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
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
  /// Calls the same methods for a tap on a selected row as the table does for a tap on an unselected row.
  ///
  /// As with the first tap, the delegate must return the tapped row.
  func selectAgain(_ indexPath: IndexPath) {
    guard let table, let delegate else { return }
    let asked = delegate.receiver(of: "tableView:willSelectRowAtIndexPath:")
    let willSelect = asked.flatMap(Self.willSelect)
    guard willSelect.map({ $0(table, indexPath) == indexPath }) != false else { return }
    let replaced = delegate.receiver(of: "tableView:didSelectRowAtIndexPath:")
    let notified: (any UITableViewDelegate)? = delegate is DelegateProxy ? delegate : replaced
    notified.flatMap(Self.didSelect)?(table, indexPath)
  }

  private static func willSelect(
    _ delegate: any UITableViewDelegate
  ) -> ((UITableView, IndexPath) -> IndexPath?)? { delegate.tableView(_:willSelectRowAt:) }

  private static func didSelect(
    _ delegate: any UITableViewDelegate
  ) -> ((UITableView, IndexPath) -> Void)? { delegate.tableView(_:didSelectRowAt:) }

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
