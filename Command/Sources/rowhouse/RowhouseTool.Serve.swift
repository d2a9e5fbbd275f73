// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Hummingbird
import RowhouseCommand
import RowhouseHummingbird
import RowhouseSettings

extension RowhouseTool {
  /// The subcommand that serves the pages of a bundle.
  struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Serves the pages of a bundle to a browser, and stores the values.",
      discussion: """
        By default, only this machine can reach the pages, which have the language of the browser. Use --host \
        and --language to change this.

        Example: rowhouse serve Settings.bundle --store settings.json --port 9000
        """)

    @OptionGroup var options: BundleOptions

    @Option(
      help: ArgumentHelp(
        """
        The file that stores the values: a SQLite database if its name ends with .sqlite, .sqlite3, or .db, \
        otherwise JSON. Without a file, the values are lost when the command ends.
        """,
        valueName: "file"),
      completion: .file(extensions: StoreFile.extensions))
    var store: String?

    @Option(help: "The port to listen on, or 0 for a free one.")
    var port = 8_080

    @Option(help: "The address to listen on, such as 0.0.0.0 for all networks.")
    var host = "127.0.0.1"
  }
}

extension RowhouseTool.Serve {
  func validate() throws {
    guard 0...65_535 ~= port else {
      throw ValidationError("--port is \(port). Choose a number from 0 to 65535.")
    }
  }

  func run() async throws {
    let files = try options.files()
    _ = try options.readPages()
    let values: any SettingsStore =
      try store.map { path in
        try StoreFile.option(path) { file throws(SettingsStoreError) in try file.open() }
      } ?? MemoryStore()
    // Pages of other sites must not reach settings that are for this machine only.
    let server = await SettingsServer(
      files, store: values, root: options.root, variant: options.variant(languages: []),
      configuration: .listening(on: host))
    let name = URL(fileURLWithPath: options.bundle).lastPathComponent
    do {
      try await server.application(host: host, port: port) { address in
        print("\(name): \(address)")
        fflush(nil)
      }.runService(endingWithin: .seconds(2))
    } catch let error as ListeningError {
      throw AddressError(error, host: host, port: port)
    }
  }
}
