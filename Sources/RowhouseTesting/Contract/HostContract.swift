// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// What every host has to do, as tests that run on any of them.
///
/// ```swift
/// @Test func hostKeepsTheContract() {
///   #expect(HostContract { MyProbe() }.check(seed: 1, cases: 500) == [])
/// }
/// ```
///
/// Each clause gets a host of its own, shows it pages, uses what is shown, and compares what the host
/// shows with what the page says. ``checkRefreshing()`` is the one clause that has to wait.
@MainActor
public struct HostContract {
  let makeProbe: @MainActor () -> any HostProbe

  /// A contract for a kind of host.
  ///
  /// - Parameter makeProbe: Makes a new host that shows nothing yet.
  public init(_ makeProbe: @escaping @MainActor () -> any HostProbe) { self.makeProbe = makeProbe }

  /// Which clauses a host breaks.
  ///
  /// - Parameters:
  ///   - seed: Where chance starts; the same seed tries the same pages.
  ///   - cases: How often a random page changes.
  /// - Returns: A sentence for each breach, with clause and step; none if the host keeps the
  ///   contract. A clause that is broken is not tried further.
  public func check(seed: UInt64 = 1, cases: Int = 200) -> [String] {
    var faults: [String] = []
    for (name, clause) in Self.clauses {
      let run = ContractRun(makeProbe(), clause: name)
      clause(run)
      faults += run.faults
    }
    return faults + randomFaults(seed: seed, cases: cases)
  }

  /// How often one random page changes before the next.
  private static let changesOfAPage: UInt64 = 20

  private func randomFaults(seed: UInt64, cases: Int) -> [String] {
    let pages = (UInt64(max(0, cases)) + Self.changesOfAPage - 1) / Self.changesOfAPage
    for number in 0..<pages {
      let run = ContractRun(makeProbe(), clause: "random page of seed \(seed &+ number)")
      change(run, PageGenerator(seed: seed &+ number))
      if !run.faults.isEmpty { return [run.faults[0]] }
    }
    return []
  }

  private func change(_ run: ContractRun, _ generator: PageGenerator) {
    var generator = generator
    let log = HandlerLog()
    var page = generator.page()
    for _ in 0..<Self.changesOfAPage where run.faults.isEmpty {
      run.driver.title = RandomText[page.title]
      run.driver.isEditing = page.isEditing
      run.driver.sections = page.tableSections(log: log)
      run.driver.flush()
      // Now and then the next page comes while this one is being shown.
      if !generator.random.once(in: 4) {
        run.settle()
        run.expectNewestPage()
        if let fault = page.pushed.fault(in: run.driver.page) { run.fail(fault) }
      }
      generator.change(&page)
    }
    run.settle()
    run.expectNewestPage()
  }
}

extension RandomPage {
  /// What of it can be pushed: its sections.
  fileprivate var pushed: RandomPage {
    var copy = self
    copy.state = .content
    return copy
  }
}
