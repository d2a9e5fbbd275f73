// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport

extension SeededGenerator {
  /// Returns overrides of any number of properties, each with one of 100 values.
  mutating func overrides() -> StyleOverrides {
    var overrides = StyleOverrides()
    let count = Int.random(in: 0...StyleProperty.all.count, using: &self)
    for property in StyleProperty.all.shuffled(using: &self).prefix(count) {
      property.set(&overrides, Int.random(in: 0..<100, using: &self))
    }
    return overrides
  }
}
