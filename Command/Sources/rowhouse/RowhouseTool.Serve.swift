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
      abstract: "Shows the settings in a browser, where they can be used.",
      discussion: """
        Nobody but this machine can reach them, unless --host says otherwise. The language is that of the \
        browser, unless --language says otherwise.

        Example: rowhouse serve Settings.bundle --store settings.json --port 9000
        """)

    @OptionGroup var options: BundleOptions

    @Option(
      help: ArgumentHelp(
        """
        The file with the values: a SQLite database if its name ends with .sqlite, .sqlite3 or .db, else JSON. \
        Without it, they are forgotten at the end.
        """,
        valueName: "file"),
      completion: .file(extensions: StoreFile.extensions))
    var store: String?

    @Option(help: "The port to listen at; 0 takes one that is free.")
    var port = 8_080

    @Option(help: "The address to listen at.")
    var host = "127.0.0.1"
  }
}

extension RowhouseTool.Serve {
  func validate() throws {
    guard 0...65_535 ~= port else {
      throw ValidationError("--port is \(port), which is no port: choose 0 to 65535.")
    }
  }

  func run() async throws {
    let files = try options.files()
    _ = try options.readPages()
    let values: any SettingsStore
    do {
      values = try store.map { try StoreFile(path: $0).open() } ?? MemoryStore()
    } catch SettingsStoreError.unwritable(let path, let reason) {
      throw ValidationError("The settings in “\(path)” could not be written: \(reason).")
    } catch let error as SettingsStoreError {
      throw ValidationError("\(error)")
    }
    var configuration = PageServer.Configuration()
    // Pages of other sites must not reach settings that are for this machine only.
    let loopback: Set = ["localhost", "127.0.0.1", "[::1]"]
    if loopback.contains(host) || host == "::1" { configuration.hosts = loopback }
    let server = await SettingsServer(
      files, store: values, root: options.root, variant: options.variant(languages: []),
      configuration: configuration)
    let name = URL(fileURLWithPath: options.bundle).lastPathComponent
    do {
      try await server.application(host: host, port: port) { address in
        print("\(name): \(address)")
        fflush(nil)
      }.runService(endingWithin: .seconds(2))
    } catch {
      if let error = ListeningError(error, host: host, port: port) { throw error }
      throw error
    }
  }
}
