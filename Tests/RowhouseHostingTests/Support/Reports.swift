// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// Diagnostics, written down.
@MainActor
final class Reports {
  private(set) var all: [PageDiagnostic] = []

  var handler: DiagnosticsHandler {
    DiagnosticsHandler { [weak self] diagnostic in self?.all.append(diagnostic) }
  }

  /// What happened, without where.
  var kinds: [PageDiagnostic.Kind] { all.map(\.kind) }

  /// Forgets what was reported so far.
  func forget() { all = [] }
}
