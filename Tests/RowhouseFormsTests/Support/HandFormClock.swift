// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseForms

/// A clock that a test advances.
@MainActor
final class HandFormClock: FormClock {
  private var now = 0.0
  private var lastNumber = 0
  private var sleepers:
    [Int: (deadline: Double, continuation: CheckedContinuation<Void, any Error>)] = [:]

  func sleep(forSeconds seconds: Double) async throws {
    lastNumber += 1
    let number = lastNumber
    let deadline = now + seconds
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        sleepers[number] = (deadline, continuation)
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
  }

  private func cancel(_ number: Int) {
    sleepers.removeValue(forKey: number)?.continuation.resume(throwing: CancellationError())
  }

  /// The deadlines of the sleeping tasks, in order.
  var deadlines: [Double] { sleepers.values.map(\.deadline).sorted() }

  /// Advances the clock and lets all tasks run until they wait again.
  func advance(by seconds: Double) async {
    await settle()
    let end = now + seconds
    while let (number, sleeper) = sleepers.min(by: { $0.value.deadline < $1.value.deadline }),
      sleeper.deadline <= end
    {
      now = sleeper.deadline
      sleepers[number] = nil
      sleeper.continuation.resume()
      await settle()
    }
    now = end
  }

  /// Lets all tasks of the main actor run until they wait, also those that another thread resumes.
  func settle() async {
    for _ in 0..<4 {
      for _ in 0..<10 { await Task.yield() }
      await Task.detached {}.value
    }
  }
}
