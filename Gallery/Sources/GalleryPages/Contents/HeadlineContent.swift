// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A centered headline that separates the rows above from those below.
struct HeadlineContent: RowContent {
  let text: String

  func body(style: ResolvedStyle) -> Part {
    .text("— \(text) —", font: .system(size: 14), color: style.subtitleColor, alignment: .center)
  }
}
