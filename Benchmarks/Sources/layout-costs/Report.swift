// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The reports of the program, with their names on the command line.
enum Report: String, CaseIterable {
  case lookups
  case building
  case updates
  case memory
  case heights
}

extension Report {
  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over its bar.
  @MainActor
  func print() async -> Bool {
    switch self {
    case .lookups: await LookupReport().print()
    case .building: await BuildingReport().print()
    case .updates: await UpdateReport().print()
    case .memory: MemoryReport().print()
    case .heights: await HeightReport().print()
    }
  }
}
