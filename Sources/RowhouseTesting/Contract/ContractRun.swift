// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The run of one clause on one host, which ends with the first fault.
///
/// The rest of the clause has no effect: the host may have no row at the index paths of the clause,
/// and the probe of a user could trap.
@MainActor
final class ContractRun {
  private(set) lazy var driver = host.makeDriver(
    diagnostics: DiagnosticsHandler { [weak self] in self?.receive($0) })
  private(set) lazy var probe = RunProbe(host, of: self)
  /// The fault that ended the run, or an empty array.
  private(set) var faults: [String] = []
  private let host: any HostProbe
  private let clause: String
  private var step = 0

  init(_ host: any HostProbe, clause: String) {
    self.host = host
    self.clause = clause
    // A probe expects this call before any other one.
    _ = driver
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
    guard faults.isEmpty else { return }
    if let difference = probe.shown().difference(from: ShownPage(driver.page)) { fail(difference) }
  }

  func expect(_ isTrue: Bool, _ expectation: String) {
    step += 1
    if !isTrue { fail("\(expectation), and did not") }
  }

  /// Returns the probe of an ability, or `nil` if the host does not have that ability.
  func probe<Probe>(_ type: Probe.Type, for ability: HostAbility) -> Probe? {
    if host.unsupportedAbilities.contains(ability) { return nil }
    if host is Probe, let probe = probe as? Probe { return probe }
    fail(
      "the probe does not conform to \(type), and does not list \(ability) in unsupportedAbilities")
    return nil
  }

  func fail(_ message: String) {
    if faults.isEmpty { faults = ["\(clause), step \(step): \(message)"] }
  }

  /// Fails if the driver reports a mistake of the host, which it corrects.
  private func receive(_ diagnostic: PageDiagnostic) {
    switch diagnostic.kind {
    case .hostFailed, .repeatedCompletion, .indexPathOutOfRange:
      fail("the driver reported a mistake of the host: \(diagnostic)")
    case .repeatedRowID, .repeatedSectionID, .unstableRowID, .unstableDataID, .ownIDInDataSection,
      .unselectableID, .sharedMemory, .invalidHeight, .invalidAspectRatio, .invalidControl,
      .controlInHeader, .controlInFooter,
      .wrongCount, .countChanged, .eventForMissingRow, .eventForMissingAction,
      .changedOffMainActor, .updateInsideHandler, .updateInsideEvaluation, .endlessEvaluation,
      .unknownID, .editOfDescribedPage, .navigationWithoutViewController, .requestOfLeftPage,
      .updated:
      break
    }
  }
}
