// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The values that rows of a page preserve from one evaluation to the next, such as a typed text
/// that is not a number.
///
/// A driver has one memory for its page. Rows read it from ``PageContext/current``.
@MainActor
package final class RowMemory {
  /// The language of the page, or `nil` if it has none.
  package var language: String?
  private var values: [Key: any Sendable] = [:]
  /// The closures to call when the page no longer contains a row: those of the last evaluation, and
  /// those of the running one.
  private var (removals, newRemovals): (Removals, Removals) = ([:], [:])

  /// The closures to call after the last evaluations.
  private var waiting: [@MainActor () -> Void] = []

  private typealias Removals = [Key: @MainActor () -> Void]

  /// The place of a row in the code, with a name that distinguishes rows of one place.
  package struct Key: Hashable, Sendable {
    private let file: String
    private let line: UInt32
    private let name: String
    // This is safe because key paths are immutable, and those of rows are compared only on the main
    // actor.
    private nonisolated(unsafe) let property: AnyKeyPath?

    /// Creates the key of a row.
    package init(
      _ fileID: StaticString, _ line: UInt32, _ name: String, property: AnyKeyPath? = nil
    ) {
      file = "\(fileID)"
      self.line = line
      self.name = name
      self.property = property
    }
  }

  /// Creates an empty memory.
  package nonisolated init() {}
}

extension RowMemory {
  /// The stored value of a row, or `nil` if it has none of the type.
  package subscript<Value: Sendable>(key: Key, type: Value.Type) -> Value? {
    get { values[key] as? Value }
    set { values[key] = newValue }
  }
}

extension RowMemory {
  /// Begins an evaluation of the page.
  package func beginEvaluation() { newRemovals = [:] }

  /// Notes that the page that is evaluated describes a row.
  ///
  /// - Parameters:
  ///   - key: The key of the row.
  ///   - onRemoval: Called after the next evaluation if that does not note the row.
  package func note(_ key: Key, onRemoval: @escaping @MainActor () -> Void) {
    newRemovals[key] = onRemoval
  }

  /// Ends an evaluation of the page, and calls the closures of rows that it no longer describes.
  package func endEvaluation() {
    let removed = removals.filter { newRemovals[$0.key] == nil }
    removals = newRemovals
    if removed.isEmpty { return }
    // Meanwhile the page may describe a row again.
    afterEvaluation { [weak self] in
      for (key, onRemoval) in removed where self?.removals[key] == nil { onRemoval() }
    }
  }

  /// Calls a closure in the next turn of the main loop, or at the next call of ``performWaiting()``.
  ///
  /// - Parameter change: Changes values that the page reads, which must not happen during an evaluation.
  package func afterEvaluation(_ change: @escaping @MainActor () -> Void) {
    waiting.append(change)
    if waiting.count == 1 { Task { performWaiting() } }
  }

  /// Calls the closures that wait for the end of an evaluation, and returns false if there are none.
  @discardableResult
  package func performWaiting() -> Bool {
    let changes = waiting
    waiting = []
    for change in changes { change() }
    return !changes.isEmpty
  }
}

/// The page whose code runs: the navigator of its stack, the memory of its rows, the object that
/// calls its closures later, and the selected row.
package struct PageContext: Sendable {
  package let navigator: any AnyObject & Sendable
  package let memory: RowMemory
  /// The object that calls closures of the page later, without retaining the page.
  package let caller: any AnyObject & Sendable
  /// The row whose handler of selections runs, or `nil`.
  package let row: (any AnyObject & Sendable)?

  package init(
    navigator: any AnyObject & Sendable, memory: RowMemory, caller: any AnyObject & Sendable,
    row: (any AnyObject & Sendable)? = nil
  ) {
    self.navigator = navigator
    self.memory = memory
    self.caller = caller
    self.row = row
  }

  /// The page whose code runs, or `nil` outside of pages.
  @TaskLocal package static var current: PageContext?
}
