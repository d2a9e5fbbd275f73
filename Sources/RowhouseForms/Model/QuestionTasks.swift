// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting

/// The tasks of one question to a rule: the rule itself, and its timeout.
///
/// Sendable, so that a form can cancel them when it is released on any thread.
final class QuestionTasks: Sendable {
  private let tasks = Locked<[Task<Void, Never>]>([])

  /// Adds a task to cancel with the question.
  func add(_ task: Task<Void, Never>) { tasks.withLock { $0.append(task) } }

  /// Cancels all tasks of the question.
  func cancel() {
    for task in tasks.withLock(\.self) { task.cancel() }
  }
}
