// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A recorder of diagnostics.
@MainActor
final class Reports {
  private(set) var all: [PageDiagnostic] = []

  var handler: DiagnosticsHandler {
    DiagnosticsHandler { [weak self] diagnostic in self?.all.append(diagnostic) }
  }

  /// The kinds of the diagnostics.
  var kinds: [PageDiagnostic.Kind] { all.map(\.kind) }

  /// Removes the recorded diagnostics.
  func forget() { all = [] }
}
