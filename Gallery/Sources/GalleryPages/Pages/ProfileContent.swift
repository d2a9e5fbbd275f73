// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// What the first row of Me shows.
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
  /// What the person is called.
  public var name: String
  /// What the person is found by.
  public var weChatID: String
  /// The picture of the code that leads to the person, by name.
  public var code: String

  /// Describes a profile.
  ///
  /// - Parameters:
  ///   - avatar: The picture of the person, by name.
  ///   - name: What the person is called.
  ///   - weChatID: What the person is found by.
  ///   - code: The picture of the code that leads to the person, by name.
  public init(avatar: String, name: String, weChatID: String, code: String) {
    self.avatar = avatar
    self.name = name
    self.weChatID = weChatID
    self.code = code
  }

  /// Pictures at the edges, two lines of text between them.
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
