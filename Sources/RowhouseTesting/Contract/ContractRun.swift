// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A run of one clause on one host, with the faults that it found.
@MainActor
final class ContractRun {
  let probe: any HostProbe
  private(set) lazy var driver = probe.makeDriver(diagnostics: .silent)
  private(set) var faults: [String] = []
  private let clause: String
  private var step = 0

  init(_ probe: any HostProbe, clause: String) {
    self.probe = probe
    self.clause = clause
  }

  /// Pushes sections, and checks that the host eventually shows them.
  func show(@SectionBuilder _ sections: () -> [TableSection]) {
    driver.sections = sections()
    settle()
    expectNewestPage()
  }

  func settle() {
    // A busy host receives the newest page after it has completed its current update.
    for _ in 0..<4 {
      driver.flush()
      probe.finishUpdates()
    }
  }

  /// Checks that the host shows the last page that it received.
  func expectNewestPage() {
    step += 1
    if let difference = probe.shown().difference(from: ShownPage(driver.page)) {
      fail(difference)
    }
  }

  func expect(_ isTrue: Bool, _ expectation: String) {
    step += 1
    if !isTrue { fail("\(expectation), and did not") }
  }

  /// Returns the probe of an ability, or `nil` if the host does not have that ability.
  func probe<Probe>(_ type: Probe.Type, for ability: HostAbility) -> Probe? {
    if probe.lacks.contains(ability) { return nil }
    if let probe = probe as? Probe { return probe }
    fail("the probe does not conform to \(type), and does not list \(ability) in lacks")
    return nil
  }

  func fail(_ message: String) { faults.append("\(clause), step \(step): \(message)") }
}
