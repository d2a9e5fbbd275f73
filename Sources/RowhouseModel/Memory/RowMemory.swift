// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The values that rows of a page keep from one evaluation to the next, such as a typed text that is not a
/// number.
///
/// A driver has one for its page. Rows find it in ``PageContext/current``.
@MainActor
package final class RowMemory {
  /// The language of the page, or `nil` if it has none.
  package var language: String?
  private var values: [Key: any Sendable] = [:]

  /// The place of a row in the code, with a name that distinguishes rows of one place.
  package struct Key: Hashable, Sendable {
    private let file: String
    private let line: UInt32
    private let name: String
    // Key paths are immutable, and those of rows are only compared on the main actor.
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
  /// The value that a row keeps, or `nil` if it keeps none of the type.
  package subscript<Value: Sendable>(key: Key, type: Value.Type) -> Value? {
    get { values[key] as? Value }
    set { values[key] = newValue }
  }
}

/// The page whose code runs: the navigator of its stack, the memory of its rows, and the selected row.
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
