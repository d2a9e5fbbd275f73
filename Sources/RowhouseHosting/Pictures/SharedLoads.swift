// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Loads values from addresses, each once for all tasks that wait for it.
///
/// A value that does not exist is not requested again for some time, because rows that change, or that appear again, would
/// otherwise request it each time.
package final class SharedLoads<Value: Sendable>: Sendable {
  private struct Load: Sendable {
    let task: Task<Value?, Never>
    /// The number of tasks that wait for the value.
    var waiting = 0
  }

  private let loads = Locked<[String: Load]>([:])
  private let pause: UInt64

  /// Creates an object that loads no value.
  ///
  /// - Parameter pause: The time in nanoseconds after which a value that did not exist can be loaded. Defaults to 30
  ///   seconds.
  package init(pause: UInt64 = 30_000_000_000) { self.pause = pause }
}

extension SharedLoads {
  /// Loads the value at an address.
  ///
  /// Loading is canceled when all tasks that wait for the value are canceled.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - load: A closure that loads the value, and keeps it for later callers.
  /// - Returns: The value, or `nil` if there is none.
  package func value(
    at address: String, by load: @escaping @Sendable () async -> Value?
  ) async -> Value? {
    let task = loads.withLock { loads in
      var current = loads[address] ?? Load(task: begin(address, load))
      current.waiting += 1
      loads[address] = current
      return current.task
    }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      stopWaiting(for: task, at: address)
    }
  }

  private func begin(
    _ address: String, _ load: @escaping @Sendable () async -> Value?
  ) -> Task<Value?, Never> {
    let task = Task { await load() }
    Task {
      if await task.value == nil, !task.isCancelled { try? await Task.sleep(nanoseconds: pause) }
      loads.withLock { if $0[address]?.task == task { $0[address] = nil } }
    }
    return task
  }

  private func stopWaiting(for task: Task<Value?, Never>, at address: String) {
    loads.withLock { loads in
      guard var current = loads[address], current.task == task else { return }
      current.waiting -= 1
      loads[address] = current.waiting > 0 ? current : nil
      if current.waiting == 0 { task.cancel() }
    }
  }
}
