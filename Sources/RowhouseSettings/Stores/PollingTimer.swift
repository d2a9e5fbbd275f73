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
  ///   - isNeeded: Called at each interval. The timer ends if it returns false, until it is started again.
  ///     Defaults to a closure that returns true.
  ///   - look: Called at each interval, on any thread.
  ///   - onError: Called with an error, unless the previous check had the same error.
  package func start(
    while isNeeded: @escaping @Sendable () -> Bool = { true },
    _ look: @escaping @Sendable () throws(SettingsStoreError) -> Void,
    onError: @escaping @Sendable (SettingsStoreError) -> Void
  ) {
    lock.withLock {
      if timer != nil { return }
      let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
      timer.schedule(deadline: .now() + interval, repeating: interval)
      timer.setEventHandler { [weak self] in
        guard let self, !end(unless: isNeeded) else { return }
        var error: SettingsStoreError?
        do throws(SettingsStoreError) { try look() } catch let failure { error = failure }
        if let error = newError(error) { onError(error) }
      }
      timer.resume()
      self.timer = timer
    }
  }

  /// Ends the timer and returns true if it is not needed anymore.
  ///
  /// The lock is held during the call of the closure, so that the timer does not end after another thread has started it
  /// for a new observer.
  private func end(unless isNeeded: () -> Bool) -> Bool {
    lock.withLock {
      if isNeeded() { return false }
      timer?.cancel()
      timer = nil
      return true
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
