// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The content of random rows of a kind of their own: a text and a button.
public struct RandomBadge: RowContent {
  /// Which text it says.
  public var text: Int
  /// Whether the text stands after the button.
  public var isTurned: Bool

  /// A text and a button.
  public func body(style: ResolvedStyle) -> Part {
    let text = Part.text(RandomText[text], font: style.titleFont, color: style.titleColor)
    let button = Part.button("press", control: "badge")
    return .horizontal(spacing: style.margin) { isTurned ? [button, text] : [text, button] }
  }
}
