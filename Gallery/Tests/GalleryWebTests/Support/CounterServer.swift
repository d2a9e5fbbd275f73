// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import RowhouseHummingbird
import RowhouseWeb

/// Pages that count, with a clock that the test advances.
@MainActor
final class CounterServer {
  nonisolated let clock = HandPageClock()
  nonisolated let pages: PageServer
  private(set) var counters: [Counter] = []

  init(
    images: any WebImageSource = NoWebImages(),
    _ change: (inout PageServer.Configuration) -> Void = { _ in }
  ) {
    var configuration = PageServer.Configuration()
    configuration.clock = clock
    // Sockets use the clock of their event loop, which a test cannot advance.
    configuration.timing.socketLifetime = .seconds(86_400)
    change(&configuration)
    pages = PageServer(images: images, configuration: configuration)
  }

  /// The count of the first page.
  var count: Int { counters.first?.count ?? 0 }

  /// Removes and returns the first counter, which then only its pages retain.
  func takeCounter() -> Counter? { counters.isEmpty ? nil : counters.removeFirst() }

  /// Removes and returns all counters, which then only their pages retain.
  func takeCounters() -> [WeakReference] {
    defer { counters = [] }
    return counters.map { WeakReference($0) }
  }

  var application: some ApplicationProtocol { application(Router()) }

  /// The application with a router that may have middleware.
  func application(
    _ router: Router<BasicRequestContext>, logger: Logger? = nil
  ) -> some ApplicationProtocol {
    addRoutes(to: router)
    return Application(router: router, logger: logger)
  }

  /// The application with web sockets.
  func socketApplication(_ router: Router<BasicRequestContext> = Router())
    -> some ApplicationProtocol
  {
    addRoutes(to: router)
    return Application(router: router, server: .http1(sockets: pages))
  }

  /// Adds the routes of the pages to a router.
  func addRoutes(to router: Router<BasicRequestContext>) {
    router.page("/counter/:name", on: pages) { [self] context in
      guard context.parameters.get("name") != "none" else { throw HTTPError(.notFound) }
      let counter = Counter()
      // Enough for every test. Other counters are released with their sessions.
      if counters.count < 8 { counters.append(counter) }
      return CounterPage(counter: counter, navigator: context.navigator)
    }
    pages.addRoutes(to: router)
  }
}

extension TestClient {
  func get(_ uri: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
    try await execute(uri: uri, method: .get, headers: headers)
  }

  /// Opens a page, and returns the token of its session.
  func open(_ uri: String = "/counter/one") async throws -> String {
    try await get(uri).text.attribute("data-session") ?? ""
  }

  func post(_ uri: String, _ form: String, _ headers: HTTPFields = [:]) async throws -> TestResponse
  {
    var headers = headers
    if headers[.contentType] == nil {
      headers[.contentType] = "application/x-www-form-urlencoded"
    }
    return try await execute(
      uri: uri, method: .post, headers: headers, body: ByteBuffer(string: form))
  }

  /// Sends an event of a session.
  func send(
    _ event: String, number: Int, screen: Int = 1, after version: Int = 1, to session: String,
    _ headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    let form = "screen=\(screen)&number=\(number)&version=\(version)&event=\(event)"
    return try await post(
      "/rowhouse/events/\(session.sessionName)", "session=\(session)&\(form)", headers)
  }
}

extension String {
  /// The part of a session's token that is not secret.
  var sessionName: Substring { prefix { $0 != "." } }

  /// Returns the value of the first attribute with a name in a document.
  func attribute(_ name: String) -> String? {
    guard let start = range(of: " \(name)=\"") else { return nil }
    return String(self[start.upperBound...].prefix { $0 != "\"" })
  }
}
