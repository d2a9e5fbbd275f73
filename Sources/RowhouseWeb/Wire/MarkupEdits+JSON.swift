// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

extension MarkupEdits {
  /// Writes the members of a message that contain the patch.
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("edit", edit.isEmpty ? nil : edit)
    writer.member("slices", slices)
    writer.member("attributes", attributes)
    writer.member("updatedRows", updatedRows)
    writer.member("updatedHeaders", updatedHeaders)
    writer.member("updatedPageHeader", updatedPageHeader)
    writer.member("updatedSections", updatedSections)
    writer.member("scrollTo", scrollTo)
  }
}

extension MarkupEdits.Edit: JSONValue {
  /// True if nothing is deleted, moved, or inserted.
  var isEmpty: Bool {
    deletedSections.isEmpty && movedSections.isEmpty && insertedSections.isEmpty
      && deletedRows.isEmpty && movedRows.isEmpty && insertedRows.isEmpty
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("deletedSections", deletedSections)
      writer.member("movedSections", movedSections.map { [$0.old, $0.new] })
      writer.member("insertedSections", insertedSections)
      writer.member("deletedRows", deletedRows.map { [$0.section, $0.row] })
      writer.member(
        "movedRows", movedRows.map { [$0.old.section, $0.old.row, $0.new.section, $0.new.row] })
      writer.member("insertedRows", insertedRows)
    }
  }
}

extension MarkupEdits.SectionMarkup: JSONValue {
  func write(to writer: inout JSONWriter) {
    writer.array(section, markup)
  }
}

extension MarkupEdits.RowMarkup: JSONValue {
  func write(to writer: inout JSONWriter) {
    writer.array(position.section, position.row, markup)
  }
}

extension MarkupEdits.HeaderMarkup: JSONValue {
  func write(to writer: inout JSONWriter) {
    if let section {
      writer.array(section, header, footer)
    } else {
      writer.array(header, footer)
    }
  }
}
