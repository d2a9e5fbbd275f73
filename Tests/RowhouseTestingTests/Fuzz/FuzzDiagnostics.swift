// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// Counts the diagnostics that a fuzz looks at.
@MainActor
final class FuzzDiagnostics {
  private(set) var missingRows = 0
  /// Those that no random page gives reason for.
  private(set) var unexpected: [PageDiagnostic] = []
  var isCareless = false

  var handler: DiagnosticsHandler {
    DiagnosticsHandler { [weak self] diagnostic in self?.receive(diagnostic) }
  }

  private func receive(_ diagnostic: PageDiagnostic) {
    switch diagnostic.kind {
    case .eventForMissingRow: missingRows += 1
    case .hostFailed, .unknownID, .updateInsideHandler: break
    // One row replaced by another that happens to show the same looks like this.
    case .unstableRowID: break
    case .repeatedRowID, .repeatedSectionID, .invalidHeight:
      if !isCareless { unexpected.append(diagnostic) }
    default: unexpected.append(diagnostic)
    }
  }
}
