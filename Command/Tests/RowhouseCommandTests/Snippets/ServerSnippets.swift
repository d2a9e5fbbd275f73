// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import NIOCore
import Rowhouse
import RowhouseHummingbird
import RowhouseSettings
import Testing

/// The examples about servers of settings in the articles, each compiled as it is printed.
@MainActor
@Suite("Examples of servers of settings")
struct ServerSnippets {
  @Test("Each page of a bundle is served at its address")
  func article() async throws {
    let settings = SettingsPages(SampleBundle.bundle(), store: MemoryStore())
    let pages = PageServer(configuration: .loopback)
    let router = Router()
    for path in ["/", "**"] as [RouterPath] {
      router.page(path, on: pages) { context in
        guard let page = settings.page(atPath: context.request.uri.path) else {
          throw HTTPError(.notFound)
        }
        return page
      }
    }
    pages.addRoutes(to: router)

    let served = router
    try await RunningServer.run { listening in
      Application(
        router: served,
        configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: { listening("http://127.0.0.1:\($0.localAddress?.port ?? 0)/") })
    } _: { server in
      let parts = [("/", "Night mode"), ("/Sub/More", "Version"), ("/Root/-/4", "Of texts.")]
      for (path, part) in parts {
        let page = try await server.get(path)
        #expect(page.status == 200 && page.text.contains(part), "\(path)")
      }
      #expect(try await server.get("/Missing").status == 404)
    }
  }
}
