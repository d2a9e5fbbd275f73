// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The reports of the program, with their names on the command line.
enum Report: String, CaseIterable {
  case configuring
}

extension Report {
  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over its bar.
  @MainActor
  func print() async -> Bool {
    switch self {
    case .configuring:
      #if os(Linux)
      await ConfiguringReport().print()
      #else
      // The stand-in for UIKit exists only on Linux.
      true
      #endif
    }
  }
}
