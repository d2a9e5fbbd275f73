// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The account of the user.
public struct GalleryAccount: Hashable, Sendable {
  /// The name that others see.
  public var name = "J_Knight"
  /// The id by which others find the account.
  public var weChatID = "xxxxxx"
  /// The motto of the user.
  public var motto = "good good study"

  /// Creates the account of the original application.
  public init() {}
}
