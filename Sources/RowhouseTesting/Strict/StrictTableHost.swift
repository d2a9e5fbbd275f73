// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A host that shows a page as `UITableView` does, and stops at what `UITableView` stops at.
///
/// Use it to see that a page's updates are sound, and as the user of a page in a test:
///
/// ```swift
/// let table = StrictTableHost()
/// table.driver.show(SettingsPage(settings: settings))
/// table.tap(at: RowIndexPath(section: 0, row: 1))
/// table.driver.flush()
/// #expect(table.page?.row(at: RowIndexPath(section: 0, row: 2))?.texts == ["Dark"])
/// ```
///
/// Each update is carried out edit by edit on a ``StrictTable``; then what the table shows is
/// compared with what the page says.
@MainActor
public final class StrictTableHost: PageHost {
  /// The driver of the page.
  public private(set) lazy var driver = PageDriver(
    host: self, theme: theme,
    diagnostics: DiagnosticsHandler { [weak self] in self?.diagnostics($0) })
  /// What is shown, as it was drawn.
  public internal(set) var table: StrictTable
  /// The page that is shown, as the driver handed it over.
  public internal(set) var page: PageSnapshot?
  /// What went wrong so far, if it is collected.
  public internal(set) var violations: [String] = []
  /// Whether an update is finished when it has been carried out; otherwise ``finish()`` does it.
  public var finishesAtOnce = true
  /// Asked before each update for an error to throw in place of carrying it out.
  public var failure: ((HostUpdate) -> (any Error)?)?
  /// How many updates were carried out.
  public internal(set) var updateCount = 0
  /// The row that the driver asked to deselect last, on the page of that time.
  public internal(set) var lastDeselected: RowIndexPath?

  let handling: ViolationHandling
  var chrome: DrawnChrome?
  var lastNumber = 0
  var completion: (@MainActor () -> Void)?
  private let theme: Theme
  var diagnostics: DiagnosticsHandler

  /// Makes a table that shows nothing yet.
  ///
  /// - Parameters:
  ///   - violations: What to do when a rule is broken; trap, unless given.
  ///   - drawnRows: How many rows of each section are drawn, at most; 200, unless given.
  ///   - theme: The theme of pages that have none of their own.
  ///   - diagnostics: Where the driver's diagnostics go; warnings to standard error, unless given.
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

  /// Carries out an update, and looks whether it was right.
  public func apply(
    _ update: HostUpdate, completion: @escaping @MainActor () -> Void
  ) throws {
    try carryOut(update)
    if finishesAtOnce { return completion() }
    self.completion = completion
  }

  /// Takes note of the row.
  public func deselect(_ indexPath: RowIndexPath) {
    if let page, !page.contains(indexPath) {
      violate("attempt to deselect row \(indexPath), which is not shown")
    }
    lastDeselected = indexPath
  }
}

extension StrictTableHost {
  /// Whether an update waits to be finished.
  public var isBusy: Bool { completion != nil }

  /// Finishes the update that is being carried out, as the end of an animation does.
  public func finish() {
    let completion = completion
    self.completion = nil
    completion?()
  }

  func violate(_ violation: String) {
    switch handling {
    case .trap: fatalError(violation)
    case .collect: violations.append(violation)
    }
  }
}
