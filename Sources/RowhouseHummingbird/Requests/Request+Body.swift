// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import Hummingbird
import NIOCore
import RowhouseHosting
import ServiceLifecycle

/// The limits of a request's body.
@available(hummingbird 2.0, *)
struct BodyLimits: Sendable {
  /// The maximum number of bytes.
  var bytes: Int
  /// The maximum time without another part of the body.
  let time: Duration
  let clock: any PageClock

  /// The maximum time until the last byte has arrived once the server shuts down, which is enough for bodies that have
  /// already been sent.
  static let timeAtShutdown = Duration.milliseconds(500)
}

@available(hummingbird 2.0, *)
extension Request {
  /// Returns the body, or throws the status to respond with if the body exceeds the limits or the server shuts down.
  ///
  /// Without a time limit, a client that sends only part of a body would prevent the server from
  /// shutting down.
  func body(within limits: BodyLimits) async throws(RefusedRequest) -> ByteBuffer {
    let body = body
    let isComplete = Locked(false)
    let lastPart = Locked(limits.clock.now)
    let reading = Task.startingAtOnce {
      defer { isComplete.withLock { $0 = true } }
      return try await body.map { part in
        lastPart.withLock { $0 = limits.clock.now }
        return part
      }
      .collect(upTo: limits.bytes)
    }
    do {
      // Most bodies arrive together with their headers, and setting up a time limit takes longer
      // than reading them.
      let bytes =
        isComplete.withLock { $0 }
        ? try await reading.value
        : try await Self.value(of: reading, within: limits, since: lastPart)
      // If the task is canceled, the body appears to end early.
      if !reading.isCancelled { return bytes }
    } catch is NIOTooManyBytesError {
      throw RefusedRequest(.contentTooLarge)
    } catch {
      if !reading.isCancelled { throw RefusedRequest(.badRequest) }
    }
    throw RefusedRequest(.requestTimeout)
  }

  /// Returns the body that a task reads, and cancels the task if no part has arrived for the time limit.
  private static func value(
    of reading: Task<ByteBuffer, any Error>, within limits: BodyLimits,
    since lastPart: Locked<Duration>
  ) async throws -> ByteBuffer {
    let timer = Task {
      while case let end = lastPart.withLock({ $0 }) + limits.time, limits.clock.now < end {
        try await limits.clock.sleep(for: end - limits.clock.now)
      }
      reading.cancel()
    }
    defer { timer.cancel() }
    return try await withTaskCancellationHandler {
      try await withGracefulShutdownHandler {
        try await reading.value
      } onGracefulShutdown: {
        Task {
          try? await limits.clock.sleep(for: BodyLimits.timeAtShutdown)
          reading.cancel()
        }
      }
    } onCancel: {
      reading.cancel()
    }
  }
}

extension Task where Failure == any Error {
  /// Creates a task that runs on the caller's thread until it suspends for the first time.
  ///
  /// On systems without `Task.immediate`, it starts like any other task.
  fileprivate static func startingAtOnce(
    _ operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Self {
    if #available(macOS 26, iOS 26, macCatalyst 26, tvOS 26, *) {
      Task.immediate(operation: operation)
    } else {
      Task(operation: operation)
    }
  }
}
#endif
