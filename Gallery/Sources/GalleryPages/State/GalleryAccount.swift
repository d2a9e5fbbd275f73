// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Who uses the application.
public struct GalleryAccount: Hashable, Sendable {
  /// What others see.
  public var name = "J_Knight"
  /// What others find the account by.
  public var weChatID = "xxxxxx"
  /// A line of their own.
  public var motto = "good good study"

  /// The account of the original application.
  public init() {}
}
