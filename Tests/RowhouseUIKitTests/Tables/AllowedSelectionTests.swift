// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Testing
import UIKitDriving

@testable import RowhouseUIKit

@Suite("Selection that the host allows in a table")
@MainActor
struct AllowedSelectionTests {
  private let table = UITableView(frame: .zero, style: .plain)

  @Test("Restoring a table forbids the selection that the host has allowed")
  func restore() {
    var allowed = AllowedSelection()
    allowed.allowMultiple(true, whileEditing: true, in: table)
    allowed.allowDuringEditing(true, in: table)
    #expect(table.allowsMultipleSelection)
    #expect(table.allowsMultipleSelectionDuringEditing)
    #expect(table.allowsSelectionDuringEditing)
    #expect(allowed.extendsSingleSelection(in: table))
    allowed.restore(in: table)
    #expect(!table.allowsMultipleSelection)
    #expect(!table.allowsMultipleSelectionDuringEditing)
    #expect(!table.allowsSelectionDuringEditing)
    #expect(!allowed.extendsSingleSelection(in: table))
  }

  @Test("Settings of the application remain if the host has not changed them")
  func ownSettings() {
    table.allowsMultipleSelection = true
    table.allowsSelectionDuringEditing = true
    var allowed = AllowedSelection()
    allowed.allowMultiple(false, whileEditing: false, in: table)
    allowed.allowDuringEditing(true, in: table)
    allowed.restore(in: table)
    #expect(table.allowsMultipleSelection)
    #expect(table.allowsSelectionDuringEditing)
  }

  @Test("A table in which the user could select several rows before allows it again afterward")
  func ownMultipleSelection() {
    table.allowsMultipleSelection = true
    table.allowsMultipleSelectionDuringEditing = true
    var allowed = AllowedSelection()
    allowed.allowMultiple(true, whileEditing: true, in: table)
    #expect(!allowed.extendsSingleSelection(in: table))
    #expect(allowed.isMultipleByApplication(in: table))
    allowed.allowMultiple(true, whileEditing: false, in: table)
    #expect(table.allowsMultipleSelectionDuringEditing)
    allowed.restore(in: table)
    #expect(table.allowsMultipleSelection)
    #expect(table.allowsMultipleSelectionDuringEditing)
  }

  @Test("The settings of the application outside of editing and during editing are independent")
  func ownSettingDuringEditing() {
    table.allowsMultipleSelection = true
    var allowed = AllowedSelection()
    allowed.allowMultiple(true, whileEditing: true, in: table)
    table.setEditing(true, animated: false)
    #expect(allowed.extendsSingleSelection(in: table))
    #expect(!allowed.isMultipleByApplication(in: table))
    table.setEditing(false, animated: false)
    #expect(!allowed.extendsSingleSelection(in: table))
    #expect(allowed.isMultipleByApplication(in: table))
  }

  @Test(
    "Another table gets the settings of the application, not those of the host",
    arguments: [false, true])
  func otherTable(isOwn: Bool) {
    table.allowsSelection = true
    table.allowsMultipleSelection = isOwn
    table.allowsMultipleSelectionDuringEditing = isOwn
    table.allowsSelectionDuringEditing = isOwn
    var allowed = AllowedSelection()
    for isAllowed in [true, false] {
      allowed.allowMultiple(isAllowed, whileEditing: isAllowed, in: table)
      allowed.allowDuringEditing(isAllowed, in: table)
      let other = UITableView(frame: .zero, style: .plain)
      allowed.copySettings(of: table, to: other)
      #expect(other.allowsMultipleSelection == isOwn)
      #expect(other.allowsMultipleSelectionDuringEditing == isOwn)
      #expect(other.allowsSelectionDuringEditing == isOwn)
    }
    table.allowsSelection = false
    let other = UITableView(frame: .zero, style: .plain)
    allowed.copySettings(of: table, to: other)
    #expect(!other.allowsSelection)
  }

  @Test("A table without selection does not let the user select rows during editing")
  func withoutSelection() {
    table.allowsSelection = false
    var allowed = AllowedSelection()
    allowed.allowDuringEditing(true, in: table)
    #expect(!table.allowsSelectionDuringEditing)
  }
}
#endif
