// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// A host that shows nothing and records its updates.
///
/// ```swift
/// let host = RecordingHost()
/// let driver = PageDriver(host: host)
/// driver.show(SettingsPage(account: account))
/// account.name = "Ann"
/// driver.flush()
/// #expect(host.edits.count == 2)
/// ```
///
/// Store the host in a variable, because a driver does not retain its host.
@MainActor
public final class RecordingHost {
  /// The updates that were applied or are being applied, in order.
  ///
  /// Edits contain only rows that were read from the previous page, because a table reads only the
  /// rows that it shows. To replay updates, read the rows in ``onUpdate``.
  public private(set) var updates: [HostUpdate] = []
  /// The updates that failed with an error.
  public private(set) var refusedUpdates: [HostUpdate] = []
  /// The rows that the driver has deselected.
  public private(set) var deselectedRows: [RowIndexPath] = []
  /// True if an update finishes immediately.
  ///
  /// False if ``finishUpdate()`` finishes it. Defaults to `true`.
  public var finishesAtOnce = true
  /// Called while an update is applied.
  ///
  /// The closure can read rows, as a table does at that time.
  public var onUpdate: (@MainActor (HostUpdate) -> Void)?
  /// The error that each further update throws, or `nil` to apply updates.
  public var failure: (any Error)? { didSet { failureCount = .max } }

  private var failureCount = Int.max
  private var completion: (@MainActor () -> Void)?

  /// Creates a host that has received no updates.
  public init() {}
}

extension RecordingHost {
  /// The updates that reload the page, or that contain edits or changed properties of the page.
  public var edits: [HostUpdate] { updates.filter { !$0.isEmpty } }

  /// The page of the last recorded update, or `nil` if there is none, such as after ``forget()``.
  public var page: PageSnapshot? { updates.last?.page }

  /// True if an update is being applied.
  public var isBusy: Bool { completion != nil }

  /// Finishes the current update, and returns true if there was one.
  @discardableResult
  public func finishUpdate() -> Bool {
    guard let completion else { return false }
    self.completion = nil
    completion()
    return true
  }

  /// Throws an error for the next updates.
  ///
  /// By default, only one update fails.
  public func fail(with error: any Error, times: Int = 1) {
    failure = times > 0 ? error : nil
    failureCount = times
  }

  /// Removes the recorded updates and deselected rows.
  public func forget() {
    updates = []
    refusedUpdates = []
    deselectedRows = []
  }
}

extension RecordingHost: PageHost {
  /// Records the update, or throws ``failure``.
  public func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
    if let failure {
      refusedUpdates.append(update)
      let left = failureCount - 1
      if left == 0 { self.failure = nil } else { failureCount = left }
      throw failure
    }
    updates.append(update)
    onUpdate?(update)
    if finishesAtOnce { completion() } else { self.completion = completion }
  }

  /// Records the index path.
  public func deselect(_ indexPath: RowIndexPath) { deselectedRows.append(indexPath) }
}
