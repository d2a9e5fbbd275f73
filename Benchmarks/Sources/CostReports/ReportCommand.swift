// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// The command line of a program that prints reports.
package struct ReportCommand<Report: RawRepresentable<String> & CaseIterable> {
  private let program: String
  private var reports = Array(Report.allCases)
  private var passes: [String] = []
  private var asksForUsage = false

  private init(_ program: String, _ arguments: some Collection<String>) throws(UsageError) {
    self.program = program
    var arguments = Array(arguments)[...]
    while let option = arguments.popFirst() {
      switch option {
      case "--only": reports = try arguments.takeValues(of: option)
      case "--once":
        guard let list = arguments.popFirst() else {
          throw UsageError(description: "\(option) lacks a value.")
        }
        passes = list.split(separator: ",").map(String.init)
      case "--help", "-h": asksForUsage = true
      default: throw UsageError(description: "There is no option \(option).")
      }
    }
  }

  private static func usage(_ program: String) -> String {
    """
    usage: \(program) [--only REPORT,… | --once CONTENDER,…]

      (nothing)    all reports, one table each; exit code 1 if something is over its bar
      --only       these reports: \(Report.allCases.map(\.rawValue).joined(separator: ", "))
      --once       runs contenders once each, for tools that count instructions; none in most reports
    """
  }
}

extension ReportCommand {
  /// Prints the reports that the process arguments name.
  ///
  /// - Parameters:
  ///   - program: The name of the program, for messages.
  ///   - contenders: Contenders that can run alone, by title. Defaults to none.
  ///   - print: Prints a report, and returns true if no cost is over its bar.
  /// - Returns: The exit code: 0, 1 if a cost is over its bar, 2 for unknown arguments.
  @MainActor
  package static func run(
    _ program: String, contenders: @MainActor () async -> [Contender] = { [] },
    print: @MainActor (Report) async -> Bool
  ) async -> Int32 {
    do {
      let command = try ReportCommand(program, CommandLine.arguments.dropFirst())
      if !command.passes.isEmpty {
        try await command.runOnce(await contenders())
        return 0
      }
      return await command.run(print) ? 0 : 1
    } catch {
      let message = "\(program): \(error)\n\n\(usage(program))\n"
      FileHandle.standardError.write(Data(message.utf8))
      return 2
    }
  }

  @MainActor
  private func run(_ print: @MainActor (Report) async -> Bool) async -> Bool {
    if asksForUsage {
      Swift.print(Self.usage(program))
      return true
    }
    var isMet = true
    for (position, report) in reports.enumerated() {
      if position > 0 { MarkdownTable.endParagraph() }
      let isReportMet = await print(report)
      isMet = isMet && isReportMet
    }
    return isMet
  }

  @MainActor
  private func runOnce(_ contenders: [Contender]) async throws(UsageError) {
    for pass in passes {
      guard let contender = contenders.first(where: { $0.title == pass }) else {
        let known = contenders.map(\.title).joined(separator: ", ")
        throw UsageError(description: "--once knows no \(pass), only \(known).")
      }
      contender.prepare()
      Swift.print(await contender.run())
    }
  }
}
