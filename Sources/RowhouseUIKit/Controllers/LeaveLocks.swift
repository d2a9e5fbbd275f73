// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The locks of pages that the user may leave at the same time.
@MainActor
struct LeaveLocks {
  private struct Entry {
    weak var lock: LeaveLock?
  }

  private var entries: [Entry] = []
}

extension LeaveLocks {
  /// Adds a lock without retaining it.
  mutating func add(_ lock: LeaveLock) {
    entries.removeAll { $0.lock == nil }
    if !entries.contains(where: { $0.lock === lock }) { entries.append(Entry(lock: lock)) }
  }

  /// Returns `true` if a page in a view controller had a leave guard when its lock was last
  /// updated.
  func areLocking(_ controller: UIViewController) -> Bool {
    entries.contains { $0.lock?.outer === controller }
  }

  /// Returns the locks of pages that currently have a leave guard and whose view controllers meet a condition, in
  /// the order in which they were added.
  func locked(in isAffected: (UIViewController) -> Bool) -> ArraySlice<LeaveLock> {
    entries.compactMap(\.lock).filter { $0.isLocked && $0.outer.map(isAffected) == true }[...]
  }
}

extension ArraySlice<LeaveLock> {
  /// Asks one question after another, beginning with the last, and leaves the pages if the user
  /// agrees to all questions.
  ///
  /// - Parameter leave: A closure that removes the pages, or `nil` to call `Navigator.pop()` of the
  ///   first page.
  @MainActor
  func ask(leave: (@MainActor () -> Void)?) {
    guard let last else {
      leave?()
      return
    }
    let others = dropLast()
    if others.isEmpty { last.ask(leave: leave) } else { last.ask { others.ask(leave: leave) } }
  }
}
#endif
