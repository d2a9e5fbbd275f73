// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Notes what is changed by the very code that makes a page or a row.
///
/// A change from elsewhere that happens meanwhile is none of it, so the note is made where the
/// change is told: on the same thread, inside the same call.
final class Making: Sendable {
  @TaskLocal static var current: Making?

  private let notes = Locked(Notes())

  private struct Notes {
    // A task that is started meanwhile inherits `current`.
    var isOver = false
    var changedPage = false
    var changedRows = false
  }
}

extension Making {
  /// Calls a closure, and notes what it changes.
  @MainActor
  func during<Result>(_ make: () -> Result) -> Result {
    defer { notes.withLock { $0.isOver = true } }
    return Self.$current.withValue(self, operation: make)
  }

  /// Whether something was changed that the page is made of.
  var changedPage: Bool { notes.withLock(\.changedPage) }

  /// Whether something was changed that a row of a data section is made of.
  var changedRows: Bool { notes.withLock(\.changedRows) }

  static func notePageChange() {
    current?.notes.withLock { if !$0.isOver { $0.changedPage = true } }
  }

  static func noteRowChange() {
    current?.notes.withLock { if !$0.isOver { $0.changedRows = true } }
  }
}
