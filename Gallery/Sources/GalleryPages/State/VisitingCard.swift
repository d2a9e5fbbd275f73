// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The data of a business card.
public struct VisitingCard: Hashable, Sendable {
  /// The name.
  public var name = ""
  /// The email address.
  public var email = ""
  /// The phone number.
  public var phone = ""
  /// The secret number.
  public var pin = ""
  /// The age in years, or `nil` if it is unknown.
  public var age: Int?
  /// A note with several lines.
  public var note = ""
  /// The font size of the name, in points.
  public var nameSize = 15.0

  /// Creates an empty card.
  public init() {}
}
