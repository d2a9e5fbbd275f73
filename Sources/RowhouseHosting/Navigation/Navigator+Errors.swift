// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension Navigator {
  /// Scrolls to the first row with an error, after the next update of the page, and focuses its
  /// control.
  ///
  /// Closed rows of the type `ExpanderRow` open if a row below them has an error.
  ///
  /// This method has no effect if no row has an error.
  ///
  /// - Complexity: O(*n*) in the number of rows before it.
  public func focusFirstError() { make(.focus(.firstError)) }

  /// Opens the closed rows of the top page that contain errors, if the target is an error.
  func openRows(above target: FocusTarget) {
    let form: ObjectIdentifier?
    switch target {
    case .row, .reference: return
    case .firstError: form = nil
    case .firstErrorOfForm(let id): form = id
    }
    for page in topPages {
      page.pipeline?.evaluator.memory.revealErrors(ofForm: form)
      page.pipeline?.receive(.mayHaveChanged)
    }
  }
}
