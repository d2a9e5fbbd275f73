// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

/// A strict table whose edits are modified before they are applied.
@MainActor
final class SabotagedHost: PageHost {
  private(set) lazy var driver = PageDriver(host: self, diagnostics: .silent)
  private(set) var violation: String?
  private var table = StrictTable()
  /// Modifies a batch, and returns `true` if it found something to modify.
  private let sabotage: (inout TableBatch) -> Bool
  private(set) var isSabotaged = false
  private let traps: Bool

  init(traps: Bool = false, sabotage: @escaping (inout TableBatch) -> Bool) {
    self.sabotage = sabotage
    self.traps = traps
  }

  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
    do {
      guard let edits = update.edits else {
        table.reload(update.page)
        return completion()
      }
      for batch in edits.batches {
        var changed = TableBatch(batch.stage)
        if !isSabotaged { isSabotaged = sabotage(&changed) }
        try table.perform(changed, page: batch.page)
      }
      try table.restyle(edits.restyledSections, page: update.page)
      if let difference = table.difference(from: update.page) { recordViolation(difference) }
    } catch {
      recordViolation("\(error)")
    }
    completion()
  }

  func deselect(_ indexPath: RowIndexPath) {}

  private func recordViolation(_ message: String) {
    if traps { fatalError(message) }
    if violation == nil { violation = message }
    table.reload(driver.page)
  }
}
