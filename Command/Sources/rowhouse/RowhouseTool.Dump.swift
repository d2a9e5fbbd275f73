// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import RowhouseCommand
import RowhouseSettings

extension RowhouseTool {
  /// The subcommand that prints the pages of a bundle.
  struct Dump: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Prints the pages of a bundle as text or as JSON.",
      discussion: "Example: rowhouse dump Settings.bundle --language de --store settings.json")

    @OptionGroup var options: BundleOptions

    @Option(
      help: ArgumentHelp("The file with the values to show, as for serve.", valueName: "file"),
      completion: .file(extensions: StoreFile.extensions))
    var store: String?

    @Flag(help: "Print JSON.")
    var json = false

    @Option(help: "The width of the pages in columns.")
    var width = 70
  }
}

extension RowhouseTool.Dump {
  func validate() throws {
    guard 20...500 ~= width else {
      throw ValidationError("--width is \(width). Choose a number from 20 to 500.")
    }
    if json, store != nil {
      throw ValidationError("--json prints the pages without values. Leave out --json or --store.")
    }
  }

  @MainActor
  func run() async throws {
    let values = try store.map(values) ?? [:]
    let dump = BundleDump(try options.readPages(), store: MemoryStore(values))
    try Terminal.output(json ? dump.json : text(dump))
  }

  /// Reads a file without opening a store, which would rename a file that it cannot use.
  private func values(ofFile path: String) throws -> [String: SettingsValue] {
    guard FileManager.default.fileExists(atPath: path) else {
      throw ValidationError("There is no file “\(path)”.")
    }
    return try StoreFile.option(path) { file throws(SettingsStoreError) in try file.values() }
  }

  @MainActor
  private func text(_ dump: BundleDump) -> String {
    var progress = TerminalProgress("Drawing pages")
    defer { progress.finish() }
    return dump.text(width: width) { progress.show($0, of: $1) }
  }
}
