// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import DiffWorkloads

/// The command line of the program.
struct Command {
  enum Report {
    case times
    case memory
    case edits
    case once
    case pass
    case usage
  }

  private(set) var report = Report.times
  private var patterns: [Pattern] = Pattern.allCases
  private var kinds: [Kind] = Kind.allCases
  private var count = 0

  static let usage = """
    usage: diff-costs [--memory | --edits] [--only PATTERN,…] [--kind KIND,…]
           diff-costs --once PATTERN KIND

      (nothing)    times beside the yardstick; exit code 1 if one is over its bar
      --memory     bytes for each element at the peak, and allocations; exit code 1 likewise
      --edits      how many edits each diff finds
      --only       these patterns: \(Pattern.allCases.map(\.rawValue).joined(separator: ", "))
      --kind       these kinds of element: \(Kind.allCases.map(\.rawValue).joined(separator: ", "))
      --once       diffs once after the set-up, for tools that count instructions
    """

  init(_ arguments: some Collection<String>) throws(UsageError) {
    var arguments = Array(arguments)[...]
    while let option = arguments.popFirst() {
      switch option {
      case "--memory": report = .memory
      case "--edits": report = .edits
      case "--only": patterns = try arguments.takeValues(of: option)
      case "--kind": kinds = try arguments.takeValues(of: option)
      case "--once":
        report = .once
        patterns = try arguments.takeValues(of: option)
        kinds = try arguments.takeValues(of: option)
      case "--pass":
        // Not in the usage: only the program itself uses it.
        report = .pass
        patterns = try arguments.takeValues(of: option)
        count = arguments.popFirst().flatMap { Int($0) } ?? 0
        arguments.insert("--kind", at: arguments.startIndex)
      case "--help", "-h": report = .usage
      default: throw UsageError(description: "There is no option \(option).")
      }
    }
  }
}

extension Command {
  /// Runs the command.
  ///
  /// - Returns: True if no cost is over its bar.
  /// - Throws: An error of starting the process for a pass.
  func run() throws -> Bool {
    switch report {
    case .times:
      return try TimeReport(workloads: chosen(Workload.timed), kinds: kinds).print()
    case .memory:
      return MemoryReport(workloads: chosen(Workload.weighed), kinds: kinds).print()
    case .edits:
      EditReport(workloads: chosen(Workload.timed), kinds: kinds).print()
    case .once:
      for workload in patterns.map(Workload.largest) {
        for kind in kinds { print(workload.trial(of: kind).diff()) }
      }
    case .pass:
      for workload in chosen(Workload.timed) where workload.count == count {
        for kind in kinds { try Pass(workload: workload, kind: kind).print() }
      }
    case .usage:
      print(Self.usage)
    }
    return true
  }

  private func chosen(_ workloads: [Workload]) -> [Workload] {
    workloads.filter { patterns.contains($0.pattern) }
  }
}
