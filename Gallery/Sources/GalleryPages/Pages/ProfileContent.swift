// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The content of the first row of Me.
///
///     ┌──────────────────────────────────────────────┐
///     │ ┌────────┐  name                   ┌──────┐  │
///     │ │ avatar │                         │ code │  │
///     │ └────────┘  WeChat ID              └──────┘  │
///     └──────────────────────────────────────────────┘
///
public struct ProfileContent: RowContent {
  /// The picture of the person, by name.
  public var avatar: String
  /// The name of the person.
  public var name: String
  /// The id by which others find the person.
  public var weChatID: String
  /// The name of the picture with the person's code.
  public var code: String

  /// Creates a profile.
  ///
  /// - Parameters:
  ///   - avatar: The picture of the person, by name.
  ///   - name: The name of the person.
  ///   - weChatID: The id by which others find the person.
  ///   - code: The name of the picture with the person's code.
  public init(avatar: String, name: String, weChatID: String, code: String) {
    self.avatar = avatar
    self.name = name
    self.weChatID = weChatID
    self.code = code
  }

  /// Returns pictures at the edges, with two lines of text between them.
  public func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: style.margin) {
      Part.image(.named(avatar), size: .square(56))
      Part.vertical(spacing: 4) {
        Part.text(name, font: style.titleFont, color: style.titleColor, lineLimit: 1)
        Part.text(weChatID, font: .system(size: 12), color: style.titleColor, lineLimit: 1)
      }
      Part.spacer()
      Part.image(.named(code), size: .square(20))
    }
  }
}
