// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import GalleryPictures
import HTTPTypes
import Hummingbird
import Logging
import Rowhouse
import RowhouseHummingbird

/// Serves pages for the tests in the browser, and prints its address.
///
/// - `GET /law/NAME` shows a random page. `POST /begin/NAME/SEED` and `POST /turn/NAME` change it.
/// - `GET /large/NAME` shows a page with a large section. `POST /large/NAME/begin/SEED`, `POST /large/NAME/change`,
///   `POST /large/NAME/rows/COUNT`, `POST /large/NAME/insert/COUNT`, and `POST /large/NAME/above-last/COUNT` change it.
/// - `GET /drafts/NAME` shows a page with fields, `GET /drafts/NAME/state` is its model, and `POST /drafts/NAME/state`
///   changes it. With `--folder FOLDER` and `--port PORT` another server continues with the models of an earlier one.
///   With `--node NAME` it is one of several behind a proxy, and with `--client VERSION` its documents have another
///   version of the client. `POST /clock/MILLISECONDS` sets its clock forward.
///   With `--client-sessions NUMBER` a client, which the header `X-Real-IP` names, has at most so many sessions.
/// - `GET /app/parts/LANGUAGE` is for a proxy: with the argument `--prefix /app` the server's own files are there, too.
/// - `GET /news` shows a page that loads more rows when the user scrolls to its end. `GET /news/offline` shows one
///   whose first attempt fails.
/// - `GET /chat/COUNT` shows a page that follows its end, with a number of messages and a field for another one.
/// - `GET /items` shows a page with a field that adds items to a list and one that refuses every text.
/// - `GET /markup` shows a page whose texts are markup, `GET /parts/LANGUAGE` one with all parts, and
///   `GET /every-control/LANGUAGE` one with all controls. With `/selectable` after it, the user can press all rows.
@main
struct LawServer {
  static func main() async throws {
    var configuration = PageServer.Configuration()
    // Tests send events faster than users, and open a session for each comparison. Such sessions
    // end soon, because all of them follow each change.
    configuration.limits.eventsPerSecond = 100_000
    configuration.limits.eventBurst = 100_000
    configuration.limits.sessions = 8
    configuration.node = argument("--node")
    if let limit = argument("--client-sessions").flatMap(Int.init) {
      configuration.limits.sessionsPerClient = limit
      configuration.client = { request, _ in
        HTTPField.Name("X-Real-IP").flatMap { request.headers[$0] }
      }
    }
    let clock = LawClock()
    configuration.clock = clock
    // Compressed documents could not be changed.
    configuration.compressesResponses = argument("--client") == nil
    if let prefix = argument("--prefix") {
      configuration.base = prefix + configuration.base
    }
    let pages = PageServer(
      images: GalleryPictures(), diagnostics: .silent, configuration: configuration)
    let folder = argument("--folder").map { URL(filePath: $0) } ?? .temporaryDirectory
    let server = LawServer(pages: pages, scenarios: LawScenarios(folder: folder), clock: clock)
    var logger = Logger(label: "law")
    logger.logLevel = .critical
    let application = Application(
      router: server.router,
      server: .http1(sockets: pages),
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: argument("--port").flatMap(Int.init) ?? 0)),
      onServerRunning: { channel in
        print("Rowhouse law: http://127.0.0.1:\(channel.localAddress?.port ?? 0)/")
        fflush(nil)
      },
      logger: logger)
    try await application.runService()
  }

  /// Returns the argument after an option.
  private static func argument(_ option: String) -> String? {
    let rest = CommandLine.arguments.drop { $0 != option }.dropFirst()
    return rest.first
  }

  let pages: PageServer
  let scenarios: LawScenarios
  let clock: LawClock

  private var router: Router<BasicRequestContext> {
    let router = Router()
    if let version = Self.argument("--client") {
      router.add(middleware: OtherClient(version: version))
    }
    router.post("/clock/:milliseconds") { _, context in
      clock.advance(by: .milliseconds(try context.parameters.require("milliseconds", as: Int.self)))
      return HTTPResponse.Status.ok
    }
    for path in ["/law/:scenario", "/law/:scenario/:level"] as [RouterPath] {
      router.page(path, on: pages) { context in
        let level = context.parameters.get("level").map { Int($0) ?? -1 } ?? 0
        let scenario = try scenarios[context.parameters.require("scenario")]
        guard let page = scenario.page(level: level, navigator: context.navigator) else {
          throw HTTPError(.notFound)
        }
        return page
      }
    }
    router.page("/large/:scenario", on: pages) { context in
      LargePage(
        scenario: try scenarios.large(context.parameters.require("scenario")),
        navigator: context.navigator)
    }
    router.post("/large/:scenario/begin/:seed") { _, context in
      let seed = try context.parameters.require("seed", as: UInt64.self)
      try await scenarios.beginLarge(context.parameters.require("scenario"), seed: seed)
      return HTTPResponse.Status.ok
    }
    router.post("/large/:scenario/rows/:count") { _, context in
      let count = try context.parameters.require("count", as: Int.self)
      try await scenarios.setCountOfLarge(context.parameters.require("scenario"), to: count)
      return HTTPResponse.Status.ok
    }
    router.post("/large/:scenario/insert/:count") { _, context in
      let count = try context.parameters.require("count", as: Int.self)
      try await scenarios.insertIntoLarge(context.parameters.require("scenario"), count)
      return HTTPResponse.Status.ok
    }
    router.post("/large/:scenario/above-last/:count") { _, context in
      let count = try context.parameters.require("count", as: Int.self)
      try await scenarios.insertAboveLast(of: context.parameters.require("scenario"), count)
      return HTTPResponse.Status.ok
    }
    router.post("/large/:scenario/change") { _, context in
      try await scenarios.changeLarge(context.parameters.require("scenario"))
    }
    router.page("/drafts/:scenario", on: pages) { context in
      DraftPage(scenario: try scenarios.drafts(context.parameters.require("scenario")))
    }
    router.get("/drafts/:scenario/state") { _, context in
      try await scenarios.draftState(context.parameters.require("scenario"))
    }
    router.post("/drafts/:scenario/state") { request, context in
      let state = try await request.decode(as: DraftState.self, context: context)
      try await scenarios.changeDrafts(context.parameters.require("scenario"), to: state)
      return HTTPResponse.Status.ok
    }
    router.page("/markup", on: pages) { context in MarkupPage(navigator: context.navigator) }
    router.page("/items", on: pages) { _ in ItemsPage() }
    router.page("/chat/:count", on: pages) { context in
      ChatPage(
        count: try context.parameters.require("count", as: Int.self), navigator: context.navigator)
    }
    router.page("/news", on: pages) { _ in NewsPage() }
    router.page("/news/offline", on: pages) { _ in NewsPage(failures: 1) }
    router.page("/parts/:language", on: pages) { context in
      PartsPage(language: try context.parameters.require("language"))
    }
    for path in ["/every-control/:language", "/every-control/:language/:rows"] as [RouterPath] {
      router.page(path, on: pages) { context in
        let page = EveryControlPage(
          model: EveryControl(), navigator: context.navigator,
          areRowsSelectable: context.parameters.get("rows") == "selectable",
          language: try context.parameters.require("language"))
        page.checkKinds()
        return page
      }
    }
    router.page("/app/parts/:language", on: pages) { context in
      PartsPage(language: try context.parameters.require("language"))
    }
    router.post("/leave/:scenario") { _, context in
      try await scenarios.leave(context.parameters.require("scenario"))
      return HTTPResponse.Status.ok
    }
    router.post("/begin/:scenario/:seed") { _, context in
      let seed = try context.parameters.require("seed", as: UInt64.self)
      return try await scenarios.begin(context.parameters.require("scenario"), seed: seed)
    }
    router.post("/turn/:scenario") { _, context in
      try await scenarios.turn(context.parameters.require("scenario"))
    }
    pages.addRoutes(to: router)
    return router
  }
}
