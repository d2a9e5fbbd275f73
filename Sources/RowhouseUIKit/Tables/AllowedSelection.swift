// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The ways to select rows that the host has allowed in a table.
///
/// A setting of the table changes only when the host allows or forbids something else than before. Between these changes,
/// the application can set it.
@MainActor
struct AllowedSelection {
  /// True if the host has let the user select several rows.
  private var isMultiple = false
  /// True if the host has let the user select several rows in editing mode.
  private var isMultipleDuringEditing = false
  /// The table's own settings before the host let the user select several rows.
  private var own = (isMultiple: false, isMultipleDuringEditing: false)
  /// True if the host has let the user select rows in editing mode.
  private var isAllowedDuringEditing = false
  /// The ids of the sections in which the user can select several rows.
  var sections: Set<ItemID> = []
}

extension AllowedSelection {
  /// Returns true if only the host lets the user select several rows of a table, so that the other sections must still
  /// behave as in a single-selection table.
  func extendsSingleSelection(in table: UITableView) -> Bool {
    table.isEditing
      ? isMultipleDuringEditing && !own.isMultipleDuringEditing
      : isMultiple && !own.isMultiple
  }

  /// Lets the user select several rows of a table, or restores the table's own setting.
  ///
  /// If several rows can be selected during editing, a table shows checkmarks instead of the buttons that delete and
  /// insert, and may not let the user swipe to delete. `isEditing` is therefore `true` only in editing mode.
  mutating func allowMultiple(
    _ isAllowed: Bool, whileEditing isEditing: Bool, in table: UITableView
  ) {
    if isAllowed != isMultiple {
      isMultiple = isAllowed
      if isAllowed { own.isMultiple = table.allowsMultipleSelection }
      table.allowsMultipleSelection = isAllowed || own.isMultiple
    }
    guard isEditing != isMultipleDuringEditing else { return }
    isMultipleDuringEditing = isEditing
    if isEditing { own.isMultipleDuringEditing = table.allowsMultipleSelectionDuringEditing }
    table.allowsMultipleSelectionDuringEditing = isEditing || own.isMultipleDuringEditing
  }

  /// Returns true if the application has let the user select several rows of a table.
  func isMultipleByApplication(in table: UITableView) -> Bool {
    let settings = settingsByApplication(of: table)
    return table.isEditing ? settings.isMultipleDuringEditing : settings.isMultiple
  }

  /// Returns the settings for several rows that a table would have without the host.
  private func settingsByApplication(
    of table: UITableView
  ) -> (isMultiple: Bool, isMultipleDuringEditing: Bool) {
    (
      isMultiple ? own.isMultiple : table.allowsMultipleSelection,
      isMultipleDuringEditing
        ? own.isMultipleDuringEditing : table.allowsMultipleSelectionDuringEditing
    )
  }

  /// Lets the user select rows of a table in editing mode, or restores the table's own setting.
  ///
  /// If no row of the table can be selected at other times, the setting does not change.
  mutating func allowDuringEditing(_ isAllowed: Bool, in table: UITableView) {
    guard isAllowed != isAllowedDuringEditing else { return }
    if isAllowed, !table.allowsSelection || table.allowsSelectionDuringEditing { return }
    isAllowedDuringEditing = isAllowed
    table.allowsSelectionDuringEditing = isAllowed
  }

  /// Copies the settings that a table would have without the host to another table.
  func copySettings(of old: UITableView, to table: UITableView) {
    let settings = settingsByApplication(of: old)
    table.allowsSelection = old.allowsSelection
    table.allowsMultipleSelection = settings.isMultiple
    table.allowsMultipleSelectionDuringEditing = settings.isMultipleDuringEditing
    table.allowsSelectionDuringEditing = old.allowsSelectionDuringEditing && !isAllowedDuringEditing
  }

  /// Restores all settings of a table that the host has changed.
  mutating func restore(in table: UITableView) {
    allowMultiple(false, whileEditing: false, in: table)
    allowDuringEditing(false, in: table)
  }
}
#endif
