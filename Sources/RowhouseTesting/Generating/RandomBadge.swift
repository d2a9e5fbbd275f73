// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import Rowhouse

/// The content of a random row with custom content: a text and a button.
package struct RandomBadge: RowContent {
  package var text: Int
  /// True if the button precedes the text.
  package var isTurned: Bool

  package func body(style: ResolvedStyle) -> Part {
    let text = Part.text(RandomText[text], font: style.titleFont, color: style.titleColor)
    let button = Part.button("press", control: "badge")
    return .horizontal(spacing: style.margin) { isTurned ? [button, text] : [text, button] }
  }
}
