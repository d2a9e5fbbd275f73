// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@Suite("The contract of hosts")
@MainActor
struct HostContractTests {
  @Test("The strict table keeps the contract", arguments: [true, false])
  func strictTable(finishesAtOnce: Bool) {
    let contract = HostContract {
      let table = StrictTableHost()
      table.finishesAtOnce = finishesAtOnce
      return table
    }
    #expect(contract.check(seed: 7, cases: 2_000) == [])
  }

  @Test("The recorded updates of the recording host keep the contract", arguments: [true, false])
  func recording(finishesAtOnce: Bool) {
    let contract = HostContract { RecordingProbe(finishesAtOnce: finishesAtOnce) }
    #expect(contract.check(seed: 7, cases: 500) == [])
  }

  @Test("The strict table keeps the contract when a page is refreshed", arguments: [true, false])
  func refreshing(finishesAtOnce: Bool) async {
    let contract = HostContract {
      let table = StrictTableHost()
      table.finishesAtOnce = finishesAtOnce
      return table
    }
    #expect(await contract.checkRefreshing() == [])
  }

  @Test("A probe that lacks an ability without declaring so breaks the contract")
  func missingAbility() async {
    let faults = await HostContract { CarelessHost(.none) }.checkRefreshing()
    #expect(
      faults.count == 1 && faults[0].contains("does not list refreshing in unsupportedAbilities"))
  }

  @Test("A host that makes a mistake breaks the contract", arguments: CarelessHost.Fault.allCases)
  func careless(fault: CarelessHost.Fault) {
    let faults = HostContract { CarelessHost(fault) }.check(seed: 7, cases: 200)
    #expect((fault == .none) == faults.isEmpty, "\(faults)")
  }

  @Test(
    "Mistakes that the driver corrects break the contract",
    arguments: [
      (CarelessHost.Fault.throwsAtEdits, "EditsAreTooDifficult"),
      (.completesTwice, "more than once"),
      (.asksForMissingRows, "there is no row at"),
    ])
  func corrected(fault: CarelessHost.Fault, words: String) {
    let faults = HostContract { CarelessHost(fault) }.check(cases: 0)
    #expect(faults.first?.contains(words) == true, "\(faults)")
  }

  @Test("The contract uses no row of a host that does not show the page")
  func missingRows() {
    let faults = HostContract { CarelessHost(.showsNoRows) }.check(cases: 20)
    #expect(faults.count > 10 && faults.allSatisfy { $0.contains("shown is") }, "\(faults)")
  }

  @Test("The message names the broken clause, the shown page, and the expected page")
  func words() throws {
    let faults = HostContract { CarelessHost(.forgetsUpdates) }.check(cases: 0)
    let first = try #require(faults.first)
    #expect(
      first == """
        rows are inserted, deleted, moved and changed, step 10: shown is “  T”, and should be \
        “  T | 1 disclosure”
        """)
  }
}
