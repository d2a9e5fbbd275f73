// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// Whom the controls of a row tell that they were used.
@MainActor
protocol PartTarget: AnyObject {
  /// A control was used.
  func control(_ control: ControlID, changedTo value: ControlValue)

  /// The sign that tells more was tapped.
  func detailTapped()

  /// What was edited is the page's again.
  func editingEnded()
}
#endif
