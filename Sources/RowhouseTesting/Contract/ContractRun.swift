// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// One host under test, and what it was found to do wrong.
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

  /// Pushes sections, and looks whether they are shown in the end.
  func show(@SectionBuilder _ sections: () -> [TableSection]) {
    driver.sections = sections()
    settle()
    expectNewestPage()
  }

  /// Brings everything to rest.
  func settle() {
    // A host that is busy is handed the newest page when it is done.
    for _ in 0..<4 {
      driver.flush()
      probe.finishUpdates()
    }
  }

  /// Looks whether the host shows the page that it was handed last.
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

  /// The probe as one of a host that can do more, or nothing if it says that the host cannot.
  func probe<Probe>(_ type: Probe.Type, for ability: HostAbility) -> Probe? {
    if probe.lacks.contains(ability) { return nil }
    if let probe = probe as? Probe { return probe }
    fail("the probe is no \(type), and does not say that the host lacks \(ability)")
    return nil
  }

  func fail(_ message: String) { faults.append("\(clause), step \(step): \(message)") }
}
