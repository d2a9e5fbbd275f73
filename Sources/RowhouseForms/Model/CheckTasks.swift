// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting

/// The tasks of one check of an asynchronous rule: the check itself, and its timeout.
///
/// The class is `Sendable`, because a form may be released on any thread, which cancels the tasks.
final class CheckTasks: Sendable {
  private let tasks = Locked<[Task<Void, Never>]>([])

  func add(_ task: Task<Void, Never>) { tasks.withLock { $0.append(task) } }

  func cancel() {
    for task in tasks.withLock(\.self) { task.cancel() }
  }
}
