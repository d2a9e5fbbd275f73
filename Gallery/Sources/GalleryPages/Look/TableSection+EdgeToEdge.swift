// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension TableSection {
  /// The section with rows that reach all edges and are as tall as what is in them.
  consuming func edgeToEdge() -> TableSection {
    style(\.margin, 0)
      .style(\.rowPadding, 0)
      .height(.automatic(minimum: 0))
      .style(\.separator, .hidden)
  }
}
