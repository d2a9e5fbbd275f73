// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A counter of the diagnostics that a fuzz test checks.
@MainActor
final class FuzzDiagnostics {
  private(set) var missingRows = 0
  /// The diagnostics that no random page causes.
  private(set) var unexpected: [PageDiagnostic] = []
  var isCareless = false

  var handler: DiagnosticsHandler {
    DiagnosticsHandler { [weak self] diagnostic in self?.receive(diagnostic) }
  }

  private func receive(_ diagnostic: PageDiagnostic) {
    switch diagnostic.kind {
    case .eventForMissingRow: missingRows += 1
    case .hostFailed, .unknownID, .updateInsideHandler: break
    // A row replaced by another that looks the same has the same diagnostic.
    case .unstableRowID: break
    case .repeatedRowID, .repeatedSectionID, .invalidHeight:
      if !isCareless { unexpected.append(diagnostic) }
    default: unexpected.append(diagnostic)
    }
  }
}
