// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import HummingbirdCore
import RowhouseHummingbird

/// The measured pages: `/rows/COUNT`, with their switch at the top, with `?switch=last` at the bottom, or
/// with `?switch=data` above a section of data; and `/data/COUNT`, with as many rows of data and no switch.
struct PagesApplication {
  private let pages: PageServer

  /// Creates the application.
  ///
  /// - Parameter node: The name of the process if there are several.
  init(node: String? = nil) {
    // A load generator is many users behind one connection, more than a server admits by default.
    // The measurement needs no limit on sessions or events.
    var configuration = PageServer.Configuration()
    configuration.node = node
    configuration.limits.sessions = 100_000
    configuration.limits.eventsPerSecond = 1e9
    configuration.limits.eventBurst = 1e9
    // The load generator uses the same sockets in all rounds.
    configuration.timing.socketLifetime = .seconds(3_600)
    pages = PageServer(configuration: configuration)
  }

  /// The server, which accepts web sockets.
  var server: HTTPServerBuilder { .http1(sockets: pages) }

  var router: Router<BasicRequestContext> {
    let router = Router()
    router.page("/rows/:count", on: pages) { context in
      let arrangement = context.request.uri.queryParameters["switch"].map(String.init)
      return SwitchPage(
        model: SwitchModel(), count: try context.parameters.require("count", as: Int.self),
        arrangement: arrangement.flatMap { .init(rawValue: $0) } ?? .first)
    }
    router.page("/data/:count", on: pages) { context in
      DataPage(count: try context.parameters.require("count", as: Int.self))
    }
    pages.addRoutes(to: router)
    return router
  }
}
