// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Cells of objects whose ids change")
@MainActor
struct ChangedIDTests {
  @Observable
  final class Address {
    @ObservationIgnored var id = 1
    var isPreferred = false
  }

  @Observable
  final class Addresses {
    let all = [Address()]
    var saves = 0
  }

  private struct Page: TablePage {
    let addresses: Addresses
    var title: String { "Addresses" }
    var sections: [TableSection] {
      TableSection(addresses.all, id: \.id, footer: "\(addresses.saves)") { address in
        ToggleRow("Preferred", address, \.isPreferred)
      }
    }
  }

  @Test("The switch of an object responds after the object has got another id")
  func toggle() throws {
    let addresses = Addresses()
    let screen = TableScreen(Page(addresses: addresses))
    screen.settle()
    addresses.all[0].id = 2
    addresses.saves += 1
    screen.settle()
    let toggle = try #require(screen.first(UISwitch.self, 0))
    toggle.tap()
    screen.settle()
    #expect(addresses.all[0].isPreferred && toggle.isOn)
  }
}
#endif
