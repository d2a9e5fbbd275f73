// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A growable buffer of layout data whose memory is reused for each row.
///
/// An array would check at each write that its storage is not shared, and would retain the elements
/// that it returns, which takes as much time as the layout itself.
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

  mutating func append(_ element: consuming Element) {
    if count == capacity { grow() }
    (elements + count).initialize(to: element)
    count += 1
  }

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
    "Element \(index) of \(count) does not exist. This is a bug in Rowhouse; please report it"
  }
}
