// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The contract of hosts, as a set of tests that can run on any host.
///
/// ```swift
/// @MainActor @Test func hostKeepsTheContract() {
///   #expect(HostContract { MyProbe() }.check(seed: 1, cases: 500) == [])
/// }
/// ```
///
/// Each clause creates a host, shows pages in it, performs actions, and compares the host's screen
/// with the page. ``checkRefreshing()`` is the only asynchronous clause.
///
/// The contract does not check everything that a host does. Test these parts of your host yourself:
///
/// - The header, the footer, and the style of a page, and the part of a section that loads more
///   rows.
/// - The selection of rows by the page.
/// - Text that the user is typing, and selected rows, when the driver shows another page.
/// - Rows that refuse a touch or a tap, or that redirect the selection to another row.
/// - The events of rows that appear and disappear, and taps on accessories.
///
/// ``NavigationContract`` checks a host that shows several pages.
@MainActor
public struct HostContract {
  let makeProbe: @MainActor () -> any HostProbe

  /// Creates the contract for a kind of host from a closure that creates a host without a page.
  public init(_ makeProbe: @escaping @MainActor () -> any HostProbe) { self.makeProbe = makeProbe }

  /// Checks each clause, and then random pages that change.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random pages. Defaults to 1.
  ///   - cases: The number of changes of random pages, which is rounded up to a multiple of 20. Defaults
  ///     to 200.
  /// - Returns: A sentence for the first breach of each clause, with clause and step, or an empty
  ///   array if the host fulfills the contract.
  public func check(seed: UInt64 = 1, cases: Int = 200) -> [String] {
    var faults: [String] = []
    for (name, clause) in Self.clauses {
      let run = ContractRun(makeProbe(), clause: name)
      clause(run)
      faults += run.faults
    }
    return faults + randomFaults(seed: seed, cases: cases)
  }

  /// The number of changes after which a new random page is created.
  private static let changesOfAPage: UInt64 = 20

  private func randomFaults(seed: UInt64, cases: Int) -> [String] {
    let pages = (UInt64(max(0, cases)) + Self.changesOfAPage - 1) / Self.changesOfAPage
    for number in 0..<pages {
      let run = ContractRun(makeProbe(), clause: "random page of seed \(seed &+ number)")
      change(run, PageGenerator(seed: seed &+ number))
      if !run.faults.isEmpty { return run.faults }
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
      // In one of four cases, the next page arrives while the host is showing this one.
      if !generator.random.once(in: 4) {
        run.settle()
        run.expectNewestPage()
        // Pushes only the sections, without the loading state of the page.
        var pushed = page
        pushed.state = .content
        if let fault = pushed.fault(in: run.driver.page) { run.fail(fault) }
      }
      generator.change(&page)
    }
    run.settle()
    run.expectNewestPage()
  }
}
