// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageTest {
  /// Waits until a condition is true, and throws an error with a drawing of the page if that takes
  /// too long.
  ///
  /// Use it for pages that wait for a server, for a timer, or for an asynchronous rule of a form:
  ///
  /// ```swift
  /// try test.type("ada", into: "User name")
  /// try await test.waitUntil { test.shows("This name is taken") }
  /// ```
  ///
  /// The condition is evaluated immediately, and then about once per millisecond. It is evaluated
  /// at least 25 times before the error is thrown, because on a busy machine, the whole time can
  /// pass between two turns of the main actor.
  ///
  /// - Parameters:
  ///   - seconds: The time, in seconds, after which the error is thrown. Defaults to 10.
  ///   - isTrue: The condition.
  /// - Throws: ``PageTestError/timedOut(seconds:page:drawing:)``, an error of the condition, or
  ///   `CancellationError` if the task of the test is canceled.
  public func waitUntil(
    within seconds: Double = 10, _ isTrue: @MainActor () throws -> Bool
  ) async throws {
    let limit = TimeLimit(seconds: seconds)
    defer { limit.end() }
    var evaluations = 0
    while true {
      stack.flush()
      if try isTrue() { return }
      evaluations += 1
      if limit.isOver, evaluations >= 25 {
        throw PageTestError.timedOut(seconds: seconds, page: screen.name, drawing: text)
      }
      try await Task.sleep(nanoseconds: 1_000_000)
    }
  }
}

/// A time limit.
///
/// It is measured by a task, because clocks require iOS 16.
@MainActor
private final class TimeLimit {
  private(set) var isOver = false
  private var task: Task<Void, Never>?

  init(seconds: Double) {
    let nanoseconds = UInt64(max(0, min(seconds, 1e9)) * 1e9)
    task = Task { [weak self] in
      try? await Task.sleep(nanoseconds: nanoseconds)
      self?.isOver = true
    }
  }

  func end() { task?.cancel() }
}
