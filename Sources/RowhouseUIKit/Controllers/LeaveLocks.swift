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
  /// Adds a lock, which is not retained.
  mutating func add(_ lock: LeaveLock) {
    entries.removeAll { $0.lock == nil }
    if !entries.contains(where: { $0.lock === lock }) { entries.append(Entry(lock: lock)) }
  }

  /// True if a page in a view controller had a question at the last update of its lock.
  func areLocking(_ controller: UIViewController) -> Bool {
    entries.contains { $0.lock?.outer === controller }
  }

  /// Returns the locks of pages that have a question now and are in view controllers that meet a condition, from the
  /// first one that was added.
  func locked(in isAffected: (UIViewController) -> Bool) -> ArraySlice<LeaveLock> {
    entries.compactMap(\.lock).filter { $0.isLocked && $0.outer.map(isAffected) == true }[...]
  }
}

extension ArraySlice<LeaveLock> {
  /// Asks one question after the other, from the last one, and leaves if the user agrees to all.
  ///
  /// - Parameter leave: Removes the pages, or `nil` to call `Navigator.pop()` of the first one.
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
