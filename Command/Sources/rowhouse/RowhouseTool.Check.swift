// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import RowhouseCommand
import RowhouseSettings

extension RowhouseTool {
  /// The subcommand that prints the diagnostics of a bundle.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Prints the mistakes of a bundle.",
      discussion: """
        Without --language, the texts of all languages are checked. The exit status is 1 if the bundle has an error or, \
        with --strict, a warning.

        Example: rowhouse check Settings.bundle --json
        """)

    @OptionGroup var options: BundleOptions

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @Flag(help: "Leave out notes.")
    var quiet = false
  }
}

extension RowhouseTool.Check {
  func run() throws {
    let bundle = try options.read()
    let report = BundleReport(
      bundle, variants: try options.readOtherLanguages(than: bundle),
      from: quiet ? .warning : .note)
    try Terminal.output(json ? report.json : report.text(inColor: Terminal.showsColors))
    if report.has(strict ? .warning : .error) { throw ExitCode(1) }
  }
}
