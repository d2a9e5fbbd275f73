// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The switches, texts, and recipients of the page with controls.
public struct PrintJob: Hashable, Sendable {
  /// True if the print has no colors.
  public var isGray = false
  /// True if the pages of each copy follow each other.
  public var isSorted = true
  /// True if the pages of each copy are stapled.
  public var isStapled = false
  /// The texts by the kinds of their fields.
  public var texts: [FieldKind: String] = [.digits: "12"]
  /// The people who receive the print.
  public var recipients = [Recipient(id: 0, address: "ann@example.com")]
  /// True while the user is changing the order of the recipients.
  public var isEditing = false

  /// Creates the values of a page that has not been used yet.
  public init() {}

  /// Returns a recipient with a new id and no address.
  func newRecipient() -> Recipient {
    Recipient(id: (recipients.map(\.id).max() ?? 0) + 1, address: "")
  }

  /// A person who receives the print.
  public struct Recipient: Identifiable, Hashable, Sendable {
    /// The unique id.
    public let id: Int
    /// The e-mail address.
    public var address: String
  }
}
