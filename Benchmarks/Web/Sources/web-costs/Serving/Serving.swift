// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Hummingbird

/// How both servers run: the same in everything but their routes.
enum Serving {
  /// Serves at a free port of the loopback, and prints its number, until standard input ends.
  ///
  /// So no server outlives the program that has started it, however that ended.
  static func run(_ router: Router<BasicRequestContext>) async throws {
    let application = Application(
      router: router,
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
