// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The receiver of events from headers and footers, whose controls have no effect.
@MainActor
final class HeaderFooterTarget {
  weak var host: TableHost?
}

extension HeaderFooterTarget: PartTarget {
  func control(_ control: ControlID, changedTo value: ControlValue) {}

  func control(_ control: ControlID, typed text: String) -> Bool { false }

  func editField(after control: ControlID) -> Bool { false }

  func submission() -> @MainActor () -> Void { {} }

  func detailTapped() {}

  func linesBegan() {}

  func editingEnded() {}

  func imageLoaded() { host?.imageLoadedInHeader() }
}
#endif
