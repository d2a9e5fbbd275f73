// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Hummingbird
import RowhouseCommand

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server on a free port, used over real connections.
@MainActor
struct RunningServer {
  /// The address without a path, such as `http://127.0.0.1:1234`.
  let address: String

  /// The answer to a request.
  struct Answer {
    let status: Int
    let text: String
  }

  /// A server that ended without an error before it had an address.
  private struct Ended: Error {}

  /// Runs a server of settings while a closure uses it.
  static func run(
    _ settings: SettingsServer, _ body: @MainActor (RunningServer) async throws -> Void
  ) async throws {
    try await run({ settings.application(port: 0, listening: $0) }, body)
  }

  /// Runs an application while a closure uses it.
  ///
  /// - Parameters:
  ///   - make: Creates the application, which passes the address of its first page to a closure.
  ///   - body: Uses the application.
  /// - Throws: The error of the application or of the closure.
  static func run(
    _ make: (@escaping @Sendable (String) -> Void) -> some ApplicationProtocol,
    _ body: @MainActor (RunningServer) async throws -> Void
  ) async throws {
    let (addresses, continuation) = AsyncStream<String>.makeStream()
    let application = make { continuation.yield($0) }
    let running = Task {
      defer { continuation.finish() }
      try await application.run()
    }
    defer { running.cancel() }
    var iterator = addresses.makeAsyncIterator()
    guard let address = await iterator.next() else {
      // The server has ended, or the test is canceled.
      running.cancel()
      try await running.value
      throw Ended()
    }
    try await body(RunningServer(address: String(address.dropLast())))
  }

  func get(_ path: String, language: String = "en") async throws -> Answer {
    var request = try request(path)
    request.setValue(language, forHTTPHeaderField: "Accept-Language")
    return try await answer(request)
  }

  func post(_ path: String, _ form: String) async throws -> Answer {
    var request = try request(path)
    request.httpMethod = "POST"
    request.httpBody = Data(form.utf8)
    request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
    request.setValue(address, forHTTPHeaderField: "Origin")
    return try await answer(request)
  }

  private func request(_ path: String) throws -> URLRequest {
    guard let url = URL(string: address + path) else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    // Other tests wait for processes, and on a slow machine occupy all threads for longer than the default of a minute.
    request.timeoutInterval = 300
    return request
  }

  private func answer(_ request: URLRequest) async throws -> Answer {
    let (data, response) = try await URLSession.shared.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    return Answer(status: status, text: String(decoding: data, as: UTF8.self))
  }
}
