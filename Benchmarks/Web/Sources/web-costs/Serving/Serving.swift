// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Hummingbird
import HummingbirdCore

/// The common parts of both servers, which differ only in their routes.
enum Serving {
  /// Serves on a free port of the loopback interface, and prints its number, until standard input
  /// ends.
  ///
  /// Therefore, no server outlives the program that started it.
  static func run(
    _ router: Router<BasicRequestContext>, server: HTTPServerBuilder = .http1()
  ) async throws {
    let application = Application(
      router: router,
      server: server,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        let line = "\(channel.localAddress?.port ?? 0)\n"
        FileHandle.standardOutput.write(Data(line.utf8))
      })
    Thread.detachNewThread {
      while readLine() != nil {}
      exit(0)
    }
    try await application.runService()
  }
}
