// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
public import Hummingbird
import RowhouseHosting
import ServiceLifecycle
import UnixSignals

@available(hummingbird 2.0, *)
extension ApplicationProtocol {
  /// Runs the application until SIGTERM or SIGINT, and then ends it within a time limit, even if
  /// clients keep connections open.
  ///
  /// After half of the time, requests that are still being received or answered are canceled. Hummingbird's
  /// `runService()` waits for them without a limit. A closure that creates a page must react to its cancellation, as
  /// closures that wait for asynchronous functions of Swift do. Otherwise, the application ends after the closure.
  ///
  /// Tasks that handlers have begun, such as writing to a database, are not awaited. Wait for them after this method
  /// returns, as the article <doc:SharedState> shows.
  ///
  /// - Parameter duration: The maximum time between the signal and the end of the application.
  /// - Throws: ``ListeningError`` if another program uses the port, if the server cannot create its Unix domain socket, or
  ///   if the machine does not have the address. Otherwise, an error that prevents the application from running.
  public func runService(endingWithin duration: Duration) async throws {
    let isEnding = Locked(false)
    var configuration = ServiceGroupConfiguration(
      services: [EndingService(application: self, isEnding: isEnding)],
      gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    configuration.maximumGracefulShutdownDuration = duration / 2
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch is CancellationError where Task.isCancelled || isEnding.withLock({ $0 }) {
      // The time limit was reached.
    } catch {
      if let error = ListeningError(error) { throw error }
      throw error
    }
  }
}

/// An application that records when it begins to end.
@available(hummingbird 2.0, *)
private struct EndingService<Application: ApplicationProtocol>: Service {
  let application: Application
  let isEnding: Locked<Bool>

  func run() async throws {
    try await withGracefulShutdownHandler {
      try await application.run()
    } onGracefulShutdown: {
      isEnding.withLock { $0 = true }
    }
  }
}
#endif
