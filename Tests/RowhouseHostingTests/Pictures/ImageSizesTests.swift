// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel
import Testing

@Suite("The sizes of loaded images")
struct ImageSizesTests {
  private let size = Dimensions(width: 3, height: 2)

  @Test("Only the sizes of the images that were used last are kept")
  func limit() {
    var sizes = ImageSizes()
    for number in 0..<10 * ImageSizes.limit {
      sizes.add(size, at: "\(number)")
      #expect(sizes.size(at: "0") == size)
    }
    let kept = (0..<10 * ImageSizes.limit).filter { sizes.size(at: "\($0)") != nil }
    #expect((ImageSizes.limit...2 * ImageSizes.limit).contains(kept.count))
    #expect(kept.last == 10 * ImageSizes.limit - 1)
  }

  @Test("An image that was loaded again has its new size")
  func newSize() {
    var sizes = ImageSizes()
    sizes.add(.square(0), at: "a")
    sizes.add(size, at: "a")
    #expect(sizes.size(at: "a") == size && sizes.size(at: "b") == nil)
  }
}
