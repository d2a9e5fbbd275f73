// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The receiver of events from a header or footer, of whose controls only the button of the section has an effect.
@MainActor
final class HeaderFooterTarget {
  weak var host: TableHost?
  /// The id of the section whose header has a button, or `nil` if there is no button.
  var section: ItemID?
}

extension HeaderFooterTarget: PartTarget {
  func control(_ control: ControlID, changedTo value: ControlValue) {
    if let section, value == .pressed { host?.pressHeaderButton(ofSection: section) }
  }

  func control(_ control: ControlID, typed text: String) -> Bool { false }

  func editField(after control: ControlID) -> Bool { false }

  func submission() -> @MainActor (Bool) -> Void { { _ in } }

  func detailTapped() {}

  func caretMoved() {}

  func editingEnded() {}

  func showPageAgain() {}

  func imageLoaded() { host?.imageLoadedInHeader() }
}
#endif
