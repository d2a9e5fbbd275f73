// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension TableSection {
  /// Returns the section with rows without margins, as tall as their contents.
  consuming func edgeToEdge() -> TableSection {
    style(\.margin, 0)
      .style(\.rowPadding, 0)
      .height(.automatic(minimum: 0))
      .style(\.separator, .hidden)
  }
}
