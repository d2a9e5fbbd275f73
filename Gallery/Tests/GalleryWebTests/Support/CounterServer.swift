// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import RowhouseHummingbird
import RowhouseWeb

/// Pages that count, and a clock that goes on by hand.
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
    change(&configuration)
    pages = PageServer(images: images, configuration: configuration)
  }

  /// The first counter, which is then kept by its pages alone.
  func takeCounter() -> Counter? { counters.isEmpty ? nil : counters.removeFirst() }

  /// All counters, which are then kept by their pages alone.
  func takeCounters() -> [WeakReference] {
    defer { counters = [] }
    return counters.map { WeakReference($0) }
  }

  var application: some ApplicationProtocol {
    let router = Router()
    router.page("/counter/:name", on: pages) { [self] context in
      guard context.parameters.get("name") != "none" else { throw HTTPError(.notFound) }
      let counter = Counter()
      // Enough for every test; the rest goes when its session does.
      if counters.count < 8 { counters.append(counter) }
      return CounterPage(counter: counter, navigator: context.navigator)
    }
    pages.addRoutes(to: router)
    return Application(router: router)
  }
}

extension TestClientProtocol {
  func get(_ uri: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
    try await execute(uri: uri, method: .get, headers: headers)
  }

  /// Opens a page, and gives the token of its session.
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
    return try await post("/rowhouse/events/\(session)", form, headers)
  }
}

extension TestResponse {
  var text: String { String(buffer: body) }
}

extension String {
  /// The value of the first attribute of a name in a document.
  func attribute(_ name: String) -> String? {
    guard let start = range(of: " \(name)=\"") else { return nil }
    return String(self[start.upperBound...].prefix { $0 != "\"" })
  }
}
