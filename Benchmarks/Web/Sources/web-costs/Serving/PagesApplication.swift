// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import RowhouseHummingbird

/// The pages that are measured: `/rows/COUNT`, their switch at the top, or with `?switch=last` at
/// the bottom, and `/data/COUNT`, as many rows of data.
struct PagesApplication {
  private let pages: PageServer

  init() {
    // A load generator is many users behind one connection, and more than a server lets in unless
    // told to: no limit on sessions or events is to be measured.
    var configuration = PageServer.Configuration()
    configuration.sessionLimit = 100_000
    configuration.eventsPerSecond = 1e9
    configuration.eventBurst = 1e9
    pages = PageServer(configuration: configuration)
  }

  var router: Router<BasicRequestContext> {
    let router = Router()
    router.page("/rows/:count", on: pages) { context in
      let isLast = context.request.uri.queryParameters["switch"] == "last"
      return SwitchPage(
        model: SwitchModel(), count: try context.parameters.require("count", as: Int.self),
        place: isLast ? .last : .first)
    }
    router.page("/data/:count", on: pages) { context in
      DataPage(count: try context.parameters.require("count", as: Int.self))
    }
    pages.addRoutes(to: router)
    return router
  }
}
