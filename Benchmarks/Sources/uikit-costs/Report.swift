// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What can be measured, by the word that names it on the command line.
enum Report: String, CaseIterable {
  case configuring
}

extension Report {
  /// Measures and prints.
  ///
  /// - Returns: Whether everything stayed under its bar.
  @MainActor
  func print() async -> Bool {
    switch self {
    case .configuring:
      #if os(Linux)
      await ConfiguringReport().print()
      #else
      // There is nothing to measure on: the stand-in for UIKit is for Linux alone.
      true
      #endif
    }
  }
}
