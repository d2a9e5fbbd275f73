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

  /// Returns the locks of pages that have a question now and are in view controllers that meet a condition, from the
  /// first one that was added.
  func locked(in isAffected: (UIViewController) -> Bool) -> ArraySlice<LeaveLock> {
    entries.compactMap(\.lock).filter { $0.isLocked && $0.outer.map(isAffected) == true }[...]
  }
}

extension ArraySlice<LeaveLock> {
  /// Asks one question after the other, from the last one, and leaves if the user agrees to all.
  @MainActor
  func ask(leave: @escaping @MainActor () -> Void) {
    guard let last else { return leave() }
    last.ask { dropLast().ask(leave: leave) }
  }
}
#endif
