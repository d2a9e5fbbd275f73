// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseTesting
import Testing

@testable import Settings

@MainActor @Test func nightModeAddsARow() throws {
  let account = Account()
  let test = PageTest(SettingsPage(account: account))
  try test.toggle("Night mode")
  #expect(test.shows("Until"))
}
