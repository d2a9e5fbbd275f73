// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

extension ApplicationProtocol {
  /// Runs the application on a free port of this machine while a test sends requests to it.
  ///
  /// Neither the client nor the test runs on the main actor, where the pages are.
  ///
  /// - Parameter work: The test.
  /// - Returns: The result of the test, after the server has ended.
  /// - Throws: The error of the test, or that of a server that does not start.
  @concurrent
  func test<Value: Sendable>(
    _ work: @concurrent @Sendable (TestClient) async throws -> Value
  ) async throws -> Value {
    let (addresses, starting) = AsyncThrowingStream.makeStream(of: SocketAddress.self)
    let application = LocalApplication(base: self, starting: starting)
    let services = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [application], logger: application.logger))
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do {
          try await services.run()
          starting.finish()
        } catch {
          starting.finish(throwing: error)
          throw error
        }
      }
      guard let address = try await addresses.first(where: { _ in true }) else {
        throw CancellationError()
      }
      let client = TestClient(address: address)
      let result: Result<Value, any Error>
      do { result = .success(try await work(client)) } catch { result = .failure(error) }
      await client.close()
      await services.triggerGracefulShutdown()
      try await group.waitForAll()
      return try result.get()
    }
  }
}

/// An application that listens on a free port of this machine, whatever its configuration.
private struct LocalApplication<Base: ApplicationProtocol>: ApplicationProtocol {
  let base: Base
  /// Receives the address on which the server listens.
  let starting: AsyncThrowingStream<SocketAddress, any Error>.Continuation

  var responder: Base.Responder { get async throws { try await base.responder } }
  var server: HTTPServerBuilder { base.server }
  var eventLoopGroup: any EventLoopGroup { base.eventLoopGroup }
  var services: [any Service] { base.services }
  var processesRunBeforeServerStart: [@concurrent @Sendable () async throws -> Void] {
    base.processesRunBeforeServerStart
  }

  var configuration: ApplicationConfiguration {
    base.configuration.with(address: .hostname("localhost", port: 0))
  }

  /// The logger of the application, without a line for each server that starts.
  var logger: Logger {
    var logger = base.logger
    if logger.logLevel == .info { logger.logLevel = .notice }
    return logger
  }

  func onServerRunning(_ channel: any Channel) async {
    await base.onServerRunning(channel)
    if let address = channel.localAddress { starting.yield(address) }
    starting.finish()
  }
}
