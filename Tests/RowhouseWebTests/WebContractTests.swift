// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseTesting
import Testing

/// The host contract on the web host.
///
/// `ROWHOUSE_CONTRACT_CASES` sets the number of random pages.
@MainActor
@Suite("The contract of hosts, in a browser")
struct WebContractTests {
  private let contract = HostContract { WebProbe() }

  @Test("A session whose messages are applied keeps the contract")
  func kept() {
    let cases = ProcessInfo.processInfo.environment["ROWHOUSE_CONTRACT_CASES"].flatMap { Int($0) }
    #expect(contract.check(seed: 11, cases: cases ?? 40) == [])
  }

  @Test("A session with several pages keeps the contract")
  func stack() async {
    #expect(await NavigationContract { StackSession() }.check(sequences: 60) == [])
  }

  @Test("A session keeps the contract when a page is refreshed")
  func refreshing() async { #expect(await contract.checkRefreshing() == []) }
}
