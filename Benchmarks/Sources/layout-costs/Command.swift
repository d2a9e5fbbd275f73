// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports

/// What the command line asks for.
struct Command {
  /// What can be measured, by the word that names it on the command line.
  enum Report: String, CaseIterable {
    case lookups
    case building
    case updates
    case memory
    case heights
  }

  private var reports = Report.allCases
  private var asksForUsage = false

  static let usage = """
    usage: layout-costs [--only REPORT,…]

      (nothing)    all reports, one table each; exit code 1 if something is over its bar
      --only       these reports: \(Report.allCases.map(\.rawValue).joined(separator: ", "))
    """

  init(_ arguments: some Collection<String>) throws(UsageError) {
    var arguments = Array(arguments)[...]
    while let option = arguments.popFirst() {
      switch option {
      case "--only": reports = try arguments.takeValues(of: option)
      case "--help", "-h": asksForUsage = true
      default: throw UsageError(description: "There is no option \(option).")
      }
    }
  }
}

extension Command {
  /// Carries the command out.
  ///
  /// - Returns: Whether everything stayed under its bar.
  @MainActor
  func run() async throws -> Bool {
    if asksForUsage {
      print(Self.usage)
      return true
    }
    var isMet = true
    for (position, report) in reports.enumerated() {
      if position > 0 { MarkdownTable.endParagraph() }
      let isReportMet = await run(report)
      isMet = isMet && isReportMet
    }
    return isMet
  }

  @MainActor
  private func run(_ report: Report) async -> Bool {
    switch report {
    case .lookups: await LookupReport().print()
    case .building: await BuildingReport().print()
    case .updates: await UpdateReport().print()
    case .memory: MemoryReport().print()
    case .heights: await HeightReport().print()
    }
  }
}
