// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The simple structure that an index is compared with: the end of each row, in an array.
struct RunningSums {
  private var ends: [Double]

  init(heights: [Double]) {
    ends = []
    ends.reserveCapacity(heights.count)
    var end = 0.0
    for height in heights {
      end += height
      ends.append(end)
    }
  }

  func offset(of row: Int) -> Double { row == 0 ? 0 : ends[row - 1] }

  func row(at offset: Double) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  mutating func setHeight(_ height: Double, of row: Int) {
    let change = offset(of: row) + height - ends[row]
    for position in row..<ends.count { ends[position] += change }
  }
}
