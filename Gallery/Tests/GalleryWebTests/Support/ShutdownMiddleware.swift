// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import HTTPTypes
import Hummingbird
import ServiceLifecycleTestKit

/// A middleware whose requests observe a shutdown while the server still accepts connections.
///
/// When Hummingbird itself shuts down, only requests that it has already read observe it.
struct ShutdownMiddleware<Context: RequestContext>: RouterMiddleware {
  private let shutdown = Shutdown()

  func beginShutdown() { shutdown.begin() }

  @concurrent
  func handle(
    _ request: Request, context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    try await testGracefulShutdown { trigger in
      shutdown.add(trigger)
      var response = try await next(request, context)
      let body = response.body
      response.body = ResponseBody(contentLength: body.contentLength) { [shutdown] writer in
        try await testGracefulShutdown { trigger in
          shutdown.add(trigger)
          try await body.write(writer)
        }
      }
      return response
    }
  }

  private final class Shutdown: @unchecked Sendable {
    private let lock = NSLock()
    private var triggers: [GracefulShutdownTestTrigger] = []
    private var hasBegun = false

    func add(_ trigger: GracefulShutdownTestTrigger) {
      let hasBegun = lock.withLock {
        triggers.append(trigger)
        return self.hasBegun
      }
      if hasBegun { trigger.triggerGracefulShutdown() }
    }

    func begin() {
      let triggers = lock.withLock {
        hasBegun = true
        return self.triggers
      }
      for trigger in triggers { trigger.triggerGracefulShutdown() }
    }
  }
}
