// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The `gallery` command.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows the demo pages of Rowhouse, and the edits between two versions of a page.",
    subcommands: [Web.self, Pages.self, Diff.self],
    defaultSubcommand: Web.self)
}
