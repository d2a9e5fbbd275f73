// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The `rowhouse` command.
@main
struct RowhouseTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rowhouse",
    abstract: "Serves, checks, prints, and converts the Settings.bundle of an app.",
    discussion: """
      Examples:
        rowhouse serve Settings.bundle --store settings.json
        rowhouse check Settings.bundle --strict
        rowhouse dump Settings.bundle --language de
        rowhouse convert Settings.bundle > Settings.swift

      Completions for a shell: rowhouse --generate-completion-script bash
      """,
    subcommands: [Serve.self, Check.self, Dump.self, Convert.self])
}
