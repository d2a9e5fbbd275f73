// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import GalleryPictures
import GalleryWeb
import Rowhouse
import RowhouseHummingbird

extension Gallery {
  /// The subcommand that serves the demo pages to a browser.
  struct Web: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Serves the pages to a browser.",
      discussion: "By default, only this machine can reach them. Use --host to change this.")

    @Option(help: "The port to listen on, or 0 for a free one.")
    var port = 8_080

    @Option(help: "The address to listen on, such as 0.0.0.0 for all networks.")
    var host = "127.0.0.1"

    @Option(
      help: ArgumentHelp(
        "The folder of a feed.json and an index.json, which the feed and the shop show.",
        valueName: "folder"))
    var data: String?

    @Option(
      help: ArgumentHelp(
        "The name of this process in the addresses of its sessions, for several behind a proxy.",
        valueName: "name"))
    var node: String?

    @Flag(name: .customLong("open"), help: "Open the start page in a browser.")
    var opensBrowser = false

    @Flag(name: .customLong("explain"), help: "Print why each row of an update changes.")
    var explainsUpdates = false
  }
}

extension Gallery.Web {
  func validate() throws {
    guard 0...65_535 ~= port else {
      throw ValidationError("--port is \(port). Choose a number from 0 to 65535.")
    }
    if let node, node.wholeMatch(of: /[A-Za-z0-9]{1,32}/) == nil {
      throw ValidationError("--node is “\(node)”. Choose 1 to 32 ASCII letters and digits.")
    }
  }

  func run() async throws {
    let opensBrowser = opensBrowser
    // Pages from other origins must not reach pages that are for this machine only.
    var configuration = PageServer.Configuration.listening(on: host)
    configuration.node = node
    let diagnostics = explainsUpdates ? DiagnosticsHandler.explainingUpdates : .standard
    let server: GalleryServer
    if let data {
      let folder = try DemoFolder(path: data, pictures: GalleryPictures())
      server = GalleryServer(
        images: folder.pictures, configuration: configuration, data: folder.data,
        diagnostics: diagnostics)
    } else {
      server = GalleryServer(
        images: GalleryPictures(), configuration: configuration, diagnostics: diagnostics)
    }
    try await server.run(host: host, port: port) { address in
      print("Rowhouse gallery: \(address)")
      fflush(nil)
      if opensBrowser { Self.open(address) }
    }
  }

  private static func open(_ address: String) {
    let browser = Process()
    browser.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if os(macOS)
    browser.arguments = ["open", address]
    #else
    browser.arguments = ["xdg-open", address]
    #endif
    try? browser.run()
  }
}
