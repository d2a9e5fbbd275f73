// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import RowhouseModel

/// The rows of an evaluation that are replaced by equal rows of the previous evaluation.
@MainActor
struct RowKeepingTests {
  @Test("A standard row without handlers is kept at its position. All others are new")
  func kept() {
    let old = rows()
    var new = rows()
    #expect(new.keepRows(of: old) == [])
    let isKept = zip(new, old).map { $0.fields.isIdentical(to: $1.fields) }
    #expect(isKept == [true, false, false, false])
  }

  private func rows() -> [AnyRow] {
    [
      Row("plain", subtitle: "A text that needs memory of its own", id: 1).height(50).row,
      Row("handled", id: 2).onSelect {}.row,
      ToggleRow("switched", isOn: true) { _ in }.id(3).row,
      CustomRow(Profile(name: "custom")).id(4).row,
    ]
  }

  @Test("Rows with different content are reported, and are the new ones")
  func changed() {
    let old = [Row("a", id: 1).row, Row("b", id: 2).row, Row("c", id: 3).row]
    var new = [Row("a", id: 1).row, Row("x", id: 2).row, Row("c", id: 3).onSelect {}.row]
    #expect(new.keepRows(of: old) == [1, 2])
    #expect(new.map(\.texts) == [["a"], ["x"], ["c"]])
    #expect(new[2].handlers[.select] != nil)
  }

  @Test("A row written on another line is the new one")
  func source() {
    let old = [Row("a", id: 1, line: 1).row, Row("b", id: 2, fileID: "A/B.swift", line: 2).row]
    var new = [Row("a", id: 1, line: 3).row, Row("b", id: 2, fileID: "A/C.swift", line: 2).row]
    #expect(new.keepRows(of: old) == [])
    #expect(new.map(\.source.line) == [3, 2])
    #expect("\(new[1].source.fileID)" == "A/C.swift")
  }

  @Test("Rows with different ids are not compared")
  func otherRows() {
    let old = [Row("a", id: 1).row, Row("b", id: 2).row]
    var new = [Row("a", id: 1).row, Row("b", id: 3).row]
    #expect(new.keepRows(of: old) == nil)
    #expect(new.map(\.id) == [1, 3])
  }
}
