// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A host that stores a page as `UITableView` does, and traps if `UITableView` would.
///
/// Use it to check the updates of a page, and to perform user actions in a test:
///
/// ```swift
/// let table = StrictTableHost()
/// table.driver.show(SettingsPage(settings: settings))
/// table.tap(at: RowIndexPath(section: 0, row: 1))
/// table.driver.flush()
/// #expect(table.page?.row(at: RowIndexPath(section: 0, row: 2))?.texts == ["Dark"])
/// ```
///
/// The host performs the edits of each update one by one, and then compares its rows with those of
/// the page.
@MainActor
public final class StrictTableHost: PageHost {
  /// The driver of the page.
  public private(set) lazy var driver = PageDriver(
    host: self, theme: theme,
    diagnostics: DiagnosticsHandler { [weak self] in self?.diagnostics($0) })
  package internal(set) var table: StrictTable
  /// The page that is shown.
  public internal(set) var page: PageSnapshot?
  /// The rules that have been broken so far, if the host uses ``ViolationHandling/collect``.
  public internal(set) var violations: [String] = []
  /// True if an update finishes immediately.
  ///
  /// False if ``finish()`` finishes it. Defaults to `true`.
  public var finishesAtOnce = true
  /// Called before each update.
  ///
  /// It returns an error to throw instead of applying the update, or `nil`.
  public var failure: ((HostUpdate) -> (any Error)?)?
  /// The number of updates that were applied.
  public internal(set) var updateCount = 0
  /// The last row that the driver has deselected, as its index path at that time.
  public internal(set) var lastDeselected: RowIndexPath?

  let handling: ViolationHandling
  var chrome: DrawnChrome?
  var lastNumber = 0
  var completion: (@MainActor () -> Void)?
  private let theme: Theme
  var diagnostics: DiagnosticsHandler

  /// Creates a table without a page.
  ///
  /// - Parameters:
  ///   - violations: The reaction to a broken rule. Defaults to trapping.
  ///   - drawnRows: The maximum number of rows to draw in each section. Defaults to 200.
  ///   - theme: The theme of pages that have no theme. Defaults to `Theme.standard`.
  ///   - diagnostics: The handler of diagnostics. Defaults to one that prints warnings.
  public init(
    violations: ViolationHandling = .trap,
    drawnRows: Int = 200,
    theme: Theme = .standard,
    diagnostics: DiagnosticsHandler = .standard
  ) {
    handling = violations
    table = StrictTable(drawnRows: drawnRows)
    self.theme = theme
    self.diagnostics = diagnostics
  }

  /// Applies an update, and compares the result with the page.
  public func apply(
    _ update: HostUpdate, completion: @escaping @MainActor () -> Void
  ) throws {
    try perform(update)
    if finishesAtOnce { return completion() }
    self.completion = completion
  }

  /// Records the row.
  public func deselect(_ indexPath: RowIndexPath) {
    if let page, !page.contains(indexPath) {
      recordViolation("attempt to deselect row \(indexPath), which is not shown")
    }
    lastDeselected = indexPath
  }
}

extension StrictTableHost {
  /// True if an update is not finished yet.
  public var isBusy: Bool { completion != nil }

  /// Finishes the current update, as the end of an animation would.
  public func finish() {
    let completion = completion
    self.completion = nil
    completion?()
  }

  func recordViolation(_ violation: String) {
    switch handling {
    case .trap: fatalError(violation)
    case .collect: violations.append(violation)
    }
  }
}
