// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension CustomRow {
  /// Returns the row without margins, as tall as its content.
  consuming func edgeToEdge() -> CustomRow {
    style(\.margin, 0)
      .style(\.rowPadding, 0)
      .height(.automatic(minimum: 0))
      .style(\.separator, .hidden)
  }
}
