// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting

extension WebSession {
  /// The estimated memory of the session in bytes, without the model that it shows.
  ///
  /// The estimate includes the session itself, each page with its rows, the style rules, the messages that are stored
  /// for the client, and the typed texts that the session has not applied.
  public var memoryEstimate: Int {
    // The rules are stored both as the style sheet and as the keys of their classes.
    let own = Self.ownMemory + 2 * styles.utf8.count + storedMessageBytes
    return screens.reduce(own) { sum, screen in
      let sum = sum + screen.refused.memory
      guard let page = screen.page else { return sum }
      let dataRows = page.rowCount - page.createdRowCount
      return sum + page.createdRowCount * Self.rowMemory + dataRows * Self.dataRowMemory
    }
  }

  // These numbers are order-of-magnitude estimates that were not measured.

  /// The estimated memory of a session with few rows.
  private static let ownMemory = 14_000
  /// The estimated memory of a row.
  private static let rowMemory = 330
  /// The estimated memory of a row of a data section, which exists only while it is shown.
  private static let dataRowMemory = 16
}
