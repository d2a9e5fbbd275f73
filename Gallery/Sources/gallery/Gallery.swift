// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The `gallery` command.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows what Rowhouse does.",
    subcommands: [Web.self, Pages.self, Diff.self],
    defaultSubcommand: Web.self)
}
