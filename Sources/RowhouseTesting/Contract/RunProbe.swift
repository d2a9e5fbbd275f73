// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The probe that clauses use, which passes calls to the probe of a host until the run has ended.
@MainActor
final class RunProbe {
  private let host: any HostProbe
  private unowned let run: ContractRun

  init(_ host: any HostProbe, of run: ContractRun) {
    self.host = host
    self.run = run
  }

  /// Returns the probe of the host as the probe of an ability, or `nil` if the run has ended.
  private func host<Probe>(_ type: Probe.Type) -> Probe? {
    run.faults.isEmpty ? host as? Probe : nil
  }
}

extension RunProbe: HostProbe {
  var unsupportedAbilities: Set<HostAbility> { host.unsupportedAbilities }

  func makeDriver(diagnostics: DiagnosticsHandler) -> PageDriver {
    host.makeDriver(diagnostics: diagnostics)
  }

  func shown() -> ShownPage { host.shown() }

  func tap(at indexPath: RowIndexPath) { host((any HostProbe).self)?.tap(at: indexPath) }

  func change(_ control: ControlID, to value: ControlValue, at indexPath: RowIndexPath) {
    host((any HostProbe).self)?.change(control, to: value, at: indexPath)
  }

  func finishUpdates() { host.finishUpdates() }
}

extension RunProbe: ActionProbe {
  func actions(_ group: RowActionGroup, at indexPath: RowIndexPath) -> [String] {
    host((any ActionProbe).self)?.actions(group, at: indexPath) ?? []
  }

  func chooseAction(_ index: Int, _ group: RowActionGroup, at indexPath: RowIndexPath) {
    host((any ActionProbe).self)?.chooseAction(index, group, at: indexPath)
  }

  func delete(at indexPath: RowIndexPath) {
    host((any ActionProbe).self)?.delete(at: indexPath)
  }

  func insert(at indexPath: RowIndexPath) {
    host((any ActionProbe).self)?.insert(at: indexPath)
  }
}

extension RunProbe: MovingProbe {
  func move(at indexPath: RowIndexPath, to target: RowIndexPath) {
    host((any MovingProbe).self)?.move(at: indexPath, to: target)
  }
}

extension RunProbe: RefreshingProbe {
  func refresh() { host((any RefreshingProbe).self)?.refresh() }

  var showsRefreshing: Bool { host((any RefreshingProbe).self)?.showsRefreshing == true }
}

extension RunProbe: ScrollingProbe {
  var navigator: Navigator {
    host((any ScrollingProbe).self)?.navigator ?? host((any FocusProbe).self)?.navigator
      ?? Navigator()
  }

  func isInView(_ indexPath: RowIndexPath) -> Bool {
    host((any ScrollingProbe).self)?.isInView(indexPath) == true
  }
}

extension RunProbe: HeaderProbe {
  func pressHeaderButton(ofSection section: Int) {
    host((any HeaderProbe).self)?.pressHeaderButton(ofSection: section)
  }
}

extension RunProbe: FocusProbe {
  var focusedRow: RowIndexPath? { host((any FocusProbe).self)?.focusedRow }

  func submit(_ text: String, at indexPath: RowIndexPath) {
    host((any FocusProbe).self)?.submit(text, at: indexPath)
  }
}

extension RunProbe: ShortcutProbe {
  func press(_ shortcut: KeyboardShortcut) {
    host((any ShortcutProbe).self)?.press(shortcut)
  }
}
