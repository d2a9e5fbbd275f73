// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a visiting card says.
public struct VisitingCard: Hashable, Sendable {
  /// Who it is.
  public var name = ""
  /// Where to write to.
  public var email = ""
  /// Where to call.
  public var phone = ""
  /// What nobody else may read.
  public var pin = ""
  /// How old that person is, in years; nothing unless it was said.
  public var age: Int?
  /// What else there is to say, of several lines.
  public var note = ""
  /// The font size of the name, in points.
  public var nameSize = 15.0

  /// A card that says nothing.
  public init() {}
}
