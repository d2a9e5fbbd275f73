// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import RowhouseCommand
import RowhouseSettings

extension RowhouseTool {
  /// The subcommand that writes pages as Swift source.
  struct Convert: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Prints Swift source code of equivalent pages.",
      discussion: """
        The source code imports Rowhouse and RowhouseSettings, and contains the texts of one language.

        Example: rowhouse convert Settings.bundle > Sources/App/SettingsPages.swift
        """)

    @OptionGroup var options: BundleOptions
  }
}

extension RowhouseTool.Convert {
  func run() throws {
    let bundle = try options.readPages()
    try Terminal.output(SwiftSource(bundle).text)
    let lost = bundle.diagnostics.filter { $0.kind.severity == .error }
    for diagnostic in lost { Terminal.report("\(diagnostic)") }
  }
}
