// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Rows that read something which has changed since, told on any thread.
final class StaleRows: Sendable {
  private let indices = Locked<Set<Int>>([])
  private let changesElsewhere: ChangesElsewhere
  private let notice: @MainActor () -> Void

  /// - Parameters:
  ///   - changesElsewhere: Takes note of a change on another thread.
  ///   - notice: Called on the main actor some time after the first row has become stale, unless
  ///     that happened in a call that looks for changes at its end.
  init(_ changesElsewhere: ChangesElsewhere, notice: @escaping @MainActor () -> Void) {
    self.changesElsewhere = changesElsewhere
    self.notice = notice
  }

  var isEmpty: Bool { indices.withLock { $0.isEmpty } }

  func insert(_ index: Int) {
    Making.noteRowChange()
    let isNews = changesElsewhere.note()
    let isFirst = indices.withLock { indices in
      defer { indices.insert(index) }
      return indices.isEmpty
    }
    guard isNews, isFirst else { return }
    Task { @MainActor in self.notice() }
  }

  func take() -> Set<Int> {
    indices.withLock { indices in
      defer { indices = [] }
      return indices
    }
  }
}
