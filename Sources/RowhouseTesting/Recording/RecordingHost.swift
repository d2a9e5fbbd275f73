// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// A host that shows nothing and keeps all that it is told.
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
/// Keep it in a variable while it is used: a driver does not keep its host alive.
@MainActor
public final class RecordingHost {
  /// The updates that were carried out, or are being, in order.
  public private(set) var updates: [HostUpdate] = []
  /// The updates that were answered with a failure.
  public private(set) var refusedUpdates: [HostUpdate] = []
  /// The rows that were to be shown as no longer selected.
  public private(set) var deselectedRows: [RowIndexPath] = []
  /// Whether an update is done at once; otherwise when ``finishUpdate()`` is called.
  public var finishesAtOnce = true
  /// What each further update is answered with; nothing to carry them out.
  public var failure: (any Error)? { didSet { failureCount = .max } }

  private var failureCount = Int.max
  private var completion: (@MainActor () -> Void)?

  /// Makes a host that was told nothing yet.
  public init() {}
}

extension RecordingHost {
  /// The updates that have something to do: a whole page, or edits.
  public var edits: [HostUpdate] { updates.filter { !$0.isEmpty } }

  /// The page that the host shows.
  public var page: PageSnapshot? { updates.last?.page }

  /// Whether an update is being carried out.
  public var isBusy: Bool { completion != nil }

  /// Says that the update which is being carried out is done.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func finishUpdate() -> Bool {
    guard let completion else { return false }
    self.completion = nil
    completion()
    return true
  }

  /// Answers some updates with a failure, and carries out those after them.
  ///
  /// - Parameters:
  ///   - error: What to throw.
  ///   - times: How often; once, unless given.
  public func fail(with error: any Error, times: Int = 1) {
    failure = times > 0 ? error : nil
    failureCount = times
  }

  /// Forgets the updates and the deselected rows so far.
  public func forget() {
    updates = []
    refusedUpdates = []
    deselectedRows = []
  }
}

extension RecordingHost: PageHost {
  /// Keeps the update, or throws ``failure``.
  public func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
    if let failure {
      refusedUpdates.append(update)
      if failureCount < .max {
        let left = failureCount - 1
        if left == 0 { self.failure = nil } else { failureCount = left }
      }
      throw failure
    }
    updates.append(update)
    if finishesAtOnce { completion() } else { self.completion = completion }
  }

  /// Keeps the index path.
  public func deselect(_ indexPath: RowIndexPath) { deselectedRows.append(indexPath) }
}
