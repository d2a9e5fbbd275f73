// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What is known of a row while it is laid out, in memory that serves one row after the other.
///
/// An array would ask at each write whether somebody else holds it too, and hold on to what it hands
/// out, which costs a layout as much as it computes. Nobody else can hold this.
struct RowBuffer<Element>: ~Copyable {
  private var elements: UnsafeMutablePointer<Element>
  private var capacity = 32
  private(set) var count = 0

  init() { elements = .allocate(capacity: capacity) }

  deinit {
    elements.deinitialize(count: count)
    elements.deallocate()
  }
}

extension RowBuffer {
  /// One of the elements.
  subscript(index: Int) -> Element {
    _read {
      precondition(index >= 0 && index < count, Self.missing(index, count))
      yield elements[index]
    }
    _modify {
      precondition(index >= 0 && index < count, Self.missing(index, count))
      yield &elements[index]
    }
  }

  /// Appends an element.
  mutating func append(_ element: consuming Element) {
    if count == capacity { grow() }
    (elements + count).initialize(to: element)
    count += 1
  }

  /// Forgets all elements, and keeps the memory.
  mutating func removeAll() {
    elements.deinitialize(count: count)
    count = 0
  }

  private mutating func grow() {
    let more = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    more.moveInitialize(from: elements, count: count)
    elements.deallocate()
    elements = more
    capacity *= 2
  }

  private static func missing(_ index: Int, _ count: Int) -> String {
    "Element \(index) of \(count): a fault of Rowhouse, please report it"
  }
}
