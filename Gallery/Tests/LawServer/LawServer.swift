// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import GalleryPictures
import Hummingbird
import Logging
import Rowhouse
import RowhouseHummingbird

/// Serves pages for the tests in the browser, and prints the address: `GET /law/ROOM` is a random
/// page that `POST /begin/ROOM/SEED` and `POST /turn/ROOM` change, `GET /large/ROOM` one with a large
/// section, which `POST /large/ROOM/begin/SEED` and `POST /large/ROOM/change` change, and
/// `GET /markup` says nothing but markup, `GET /parts/LANGUAGE` shows all kinds of parts.
@main
struct LawServer {
  static func main() async throws {
    var configuration = PageServer.Configuration()
    // Tests press faster than users, and open a session for each look. One that was looked at is
    // ended soon, as all of them follow each change.
    configuration.eventsPerSecond = 100_000
    configuration.eventBurst = 100_000
    configuration.sessionLimit = 8
    let pages = PageServer(
      images: GalleryPictures(), diagnostics: .silent, configuration: configuration)
    let server = LawServer(pages: pages, rooms: LawRooms())
    var logger = Logger(label: "law")
    logger.logLevel = .critical
    let application = Application(
      router: server.router,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        print("Rowhouse law: http://127.0.0.1:\(channel.localAddress?.port ?? 0)/")
        fflush(nil)
      },
      logger: logger)
    try await application.runService()
  }

  let pages: PageServer
  let rooms: LawRooms

  private var router: Router<BasicRequestContext> {
    let router = Router()
    for path in ["/law/:room", "/law/:room/:level"] as [RouterPath] {
      router.page(path, on: pages) { context in
        let level = context.parameters.get("level").map { Int($0) ?? -1 } ?? 0
        let room = try rooms[context.parameters.require("room")]
        guard let page = room.page(level: level, navigator: context.navigator) else {
          throw HTTPError(.notFound)
        }
        return page
      }
    }
    router.page("/large/:room", on: pages) { context in
      LargePage(
        room: try rooms.large(context.parameters.require("room")), navigator: context.navigator)
    }
    router.post("/large/:room/begin/:seed") { _, context in
      let seed = try context.parameters.require("seed", as: UInt64.self)
      try await rooms.beginLarge(context.parameters.require("room"), seed: seed)
      return HTTPResponse.Status.ok
    }
    router.post("/large/:room/change") { _, context in
      try await rooms.changeLarge(context.parameters.require("room"))
    }
    router.page("/markup", on: pages) { context in MarkupPage(navigator: context.navigator) }
    router.page("/parts/:language", on: pages) { context in
      PartsPage(language: try context.parameters.require("language"))
    }
    router.post("/leave/:room") { _, context in
      try await rooms.leave(context.parameters.require("room"))
      return HTTPResponse.Status.ok
    }
    router.post("/begin/:room/:seed") { _, context in
      let seed = try context.parameters.require("seed", as: UInt64.self)
      return try await rooms.begin(context.parameters.require("room"), seed: seed)
    }
    router.post("/turn/:room") { _, context in
      try await rooms.turn(context.parameters.require("room"))
    }
    pages.addRoutes(to: router)
    return router
  }
}
