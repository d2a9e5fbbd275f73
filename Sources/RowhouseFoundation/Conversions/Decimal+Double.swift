// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

extension Decimal {
  /// The nearest `Double`.
  ///
  /// Setting it stores the decimal number with the fewest digits that are read as the `Double`. Up to 15 digits, this
  /// is the number that a user has typed.
  // Reads text, because the conversions of Foundation compute with powers of ten, and round several times.
  var floatingPoint: Double {
    get { Double("\(self)") ?? .nan }
    set { self = Decimal(typed: newValue) }
  }

  /// Creates the decimal number with the fewest digits that are read as a `Double`.
  init(typed number: Double) {
    self = Decimal(string: "\(number)", locale: Locale(identifier: "en_US_POSIX")) ?? .nan
  }
}

extension Decimal? {
  var floatingPoint: Double? {
    get { map(\.floatingPoint) }
    set { self = newValue.map { Decimal(typed: $0) } }
  }
}

extension ClosedRange<Decimal> {
  var floatingPoint: ClosedRange<Double> { lowerBound.floatingPoint...upperBound.floatingPoint }
}
