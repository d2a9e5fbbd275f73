// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseTesting
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("The contract of hosts, on UIKit")
@MainActor
struct ContractTests {
  @Test("A table keeps the contract", arguments: [1, 101] as [UInt64])
  func table(seed: UInt64) {
    #expect(HostContract { ScreenProbe() }.check(seed: seed, cases: 40) == [])
  }

  @Test("A table keeps the contract of refreshing")
  func refreshing() async {
    let faults = await HostContract { ScreenProbe() }.checkRefreshing()
    #expect(faults == [])
  }
}
#endif
