// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The values of the page with numbers: an order.
public struct NumberSettings: Hashable, Sendable {
  /// The language of the page with numbers, or `nil` for that of the gallery.
  public var pageLocale: NumberLocale?
  /// The number of pieces.
  public var pieces = 12_500
  /// The weight of a piece in kilograms.
  public var weight = 1234.5
  /// The price, in the currency of each section.
  public var price = 9876.5
  /// The discount, as a share.
  public var discount = 0.15
  /// The day of the delivery.
  public var day = CalendarDate(year: 2026, month: 11, day: 22)
  /// The time of the delivery.
  public var time = ClockTime(hour: 21, minute: 5)

  /// Creates the values of a page that has not been used yet.
  public init() {}
}
