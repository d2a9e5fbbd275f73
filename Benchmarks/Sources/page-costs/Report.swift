// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The reports of the program, with their names on the command line.
enum Report: String, CaseIterable {
  case pages
  case building
  case toggle
  case data
  case memory
  case comparing
  case forms
  case search
}

extension Report {
  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over its bar.
  @MainActor
  func print() async -> Bool {
    switch self {
    case .pages: return await PageReport().print()
    case .building: return await BuildingReport().print()
    case .toggle: return await ToggleReport().print()
    case .data: return await DataReport().print()
    case .memory: MemoryReport().print()
    case .forms: return await FormReport().print()
    case .search: return await SearchReport().print()
    case .comparing: await ComparingReport().print()
    }
    return true
  }
}
