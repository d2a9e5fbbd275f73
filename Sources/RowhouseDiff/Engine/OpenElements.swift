// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Elements without a partner yet, compared by their indices on each side.
///
/// A protocol and not four closures, which the compiler would call through a pointer for each probe.
@usableFromInline
protocol OpenElements {
  func isSame(old first: Int, old second: Int) -> Bool
  func isSame(old: Int, new: Int) -> Bool
  func isSame(new first: Int, new second: Int) -> Bool
  func isChanged(old: Int, new: Int) -> Bool
}

/// Two sequences from some position on.
@usableFromInline
struct OpenSequence<Rules: DiffRules>: OpenElements {
  @usableFromInline let rules: Rules
  @usableFromInline let old: UnsafeBufferPointer<Rules.Element>
  @usableFromInline let new: UnsafeBufferPointer<Rules.Element>
  @usableFromInline let start: Int

  @inlinable
  init(
    rules: Rules,
    old: UnsafeBufferPointer<Rules.Element>,
    new: UnsafeBufferPointer<Rules.Element>,
    start: Int
  ) {
    self.rules = rules
    self.old = old
    self.new = new
    self.start = start
  }

  @inlinable @inline(__always)
  func isSame(old first: Int, old second: Int) -> Bool {
    rules.isSameID(old[start &+ first], old[start &+ second])
  }

  @inlinable @inline(__always)
  func isSame(old oldIndex: Int, new newIndex: Int) -> Bool {
    rules.isSameID(old[start &+ oldIndex], new[start &+ newIndex])
  }

  @inlinable @inline(__always)
  func isSame(new first: Int, new second: Int) -> Bool {
    rules.isSameID(new[start &+ first], new[start &+ second])
  }

  @inlinable @inline(__always)
  func isChanged(old oldIndex: Int, new newIndex: Int) -> Bool {
    !rules.isSameContent(old[start &+ oldIndex], new[start &+ newIndex])
  }
}
