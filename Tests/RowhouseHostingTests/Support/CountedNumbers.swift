// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The numbers up to a count, which count their reads.
struct CountedNumbers: RandomAccessCollection, Sendable {
  private let numbers: [Int]
  private let reads: Counter

  init(_ count: Int, reads: Counter) {
    numbers = Array(0..<count)
    self.reads = reads
  }

  var startIndex: Int { 0 }
  var endIndex: Int { numbers.count }

  subscript(index: Int) -> Int {
    reads.add()
    return numbers[index]
  }

  func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Int>) throws -> Result
  ) rethrows -> Result? {
    try numbers.withContiguousStorageIfAvailable(body)
  }
}
