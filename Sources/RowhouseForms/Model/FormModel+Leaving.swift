// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension FormModel {
  /// The leave guard of a page with unsaved changes, or `nil` if there are none.
  ///
  /// ```swift
  /// var leaveGuard: LeaveGuard? { form.leaveGuard }
  /// ```
  ///
  /// If the user leaves, the form returns to its saved value, and a running submission is canceled.
  public var leaveGuard: LeaveGuard? {
    guard isDirty else { return nil }
    return LeaveGuard(
      texts.leaveTitle, message: texts.leaveMessage, leave: texts.leave, stay: texts.stay
    ) {
      self.cancelSubmission()
      self.reset()
    }
  }
}
