// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A timer that checks a file for changes by other processes.
///
/// The lock guards the properties below it.
package final class PollingTimer: @unchecked Sendable {
  private let interval: Double
  private let lock = NSLock()
  private var timer: (any DispatchSourceTimer)?
  /// The error of the last check.
  ///
  /// Each error is reported once.
  private var lastError: SettingsStoreError?

  /// Creates a timer that is not running yet.
  ///
  /// - Parameter interval: The interval, in seconds.
  /// - Precondition: The interval is positive.
  package init(interval: Double) {
    precondition(
      interval > 0,
      """
      The polling interval \(interval) is not a positive number of seconds, so a store would use all of the processor's \
      time. Pass a longer interval, or .infinity to never check for changes.
      """)
    // Dispatch traps if the interval in nanoseconds exceeds 64 bits.
    self.interval = min(interval, 1e9)
  }

  deinit { timer?.cancel() }

  /// Starts the timer, unless it is already running.
  ///
  /// - Parameters:
  ///   - look: Called at each interval, on any thread.
  ///   - onError: Called with an error, unless the previous check had the same error.
  package func start(
    _ look: @escaping @Sendable () throws(SettingsStoreError) -> Void,
    onError: @escaping @Sendable (SettingsStoreError) -> Void
  ) {
    lock.withLock {
      if timer != nil { return }
      let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
      timer.schedule(deadline: .now() + interval, repeating: interval)
      timer.setEventHandler { [weak self] in
        var error: SettingsStoreError?
        do throws(SettingsStoreError) { try look() } catch let failure { error = failure }
        if let error = self?.newError(error) { onError(error) }
      }
      timer.resume()
      self.timer = timer
    }
  }

  /// Stores the error of a check, and returns it if it differs from that of the previous check.
  private func newError(_ error: SettingsStoreError?) -> SettingsStoreError? {
    lock.withLock {
      defer { lastError = error }
      return error == lastError ? nil : error
    }
  }
}
