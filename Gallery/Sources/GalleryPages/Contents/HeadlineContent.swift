// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A few words in the middle, which part what stands above from what stands below.
struct HeadlineContent: RowContent {
  let text: String

  func body(style: ResolvedStyle) -> Part {
    .text("— \(text) —", font: .system(size: 14), color: style.subtitleColor, alignment: .center)
  }
}
