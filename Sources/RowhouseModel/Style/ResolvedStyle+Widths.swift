// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension ResolvedStyle {
  /// The width of a title's box.
  ///
  /// - Parameter measured: The width that the text takes, in points. Negative and NaN count as 0.
  /// - Returns: A whole number of points, so that no text is cut by a fraction, or
  ///   ``titleWidthLimit`` if that is less.
  public func titleWidth(measured: Double) -> Double {
    Self.width(measured: measured, limit: titleWidthLimit)
  }

  /// The width of the box of a value's text.
  ///
  /// - Parameter measured: The width that the text takes, in points. Negative and NaN count as 0.
  /// - Returns: A whole number of points, so that no text is cut by a fraction, or
  ///   ``valueWidthLimit`` if that is less.
  public func valueWidth(measured: Double) -> Double {
    Self.width(measured: measured, limit: valueWidthLimit)
  }

  private static func width(measured: Double, limit: Double) -> Double {
    measured > 0 ? min(measured.wholeUp, limit) : 0
  }
}

extension Double {
  /// A positive number rounded up to a whole one.
  ///
  /// `rounded(.up)` calls `ceil` of the C library. A release build on Linux that imports neither
  /// Foundation nor Glibc does not link it: "undefined reference to 'ceil'", Swift 6.3.
  fileprivate var wholeUp: Double {
    // From here on every Double is whole, and Int64 would not hold them all.
    guard self < 0x1p52 else { return self }
    let whole = Double(Int64(self))
    return whole < self ? whole + 1 : whole
  }
}
