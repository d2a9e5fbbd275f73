// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The `gallery` command.
#if !GTK
@main
#endif
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows what Rowhouse does.",
    subcommands: subcommands,
    defaultSubcommand: Web.self)

  private static var subcommands: [any ParsableCommand.Type] {
    #if GTK
    [Web.self, Pages.self, Diff.self, Desktop.self]
    #else
    [Web.self, Pages.self, Diff.self]
    #endif
  }
}
