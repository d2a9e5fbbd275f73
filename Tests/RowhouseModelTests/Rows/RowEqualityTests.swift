// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Equality of rows")
@MainActor
struct RowEqualityTests {
  private let plain = Row("title", id: 1).row

  /// Rows that differ from the plain one in one property each, and from each other.
  private let others: [AnyRow] = [
    Row("title", id: 2).row,
    Row("title").row,
    Row("other", id: 1).row,
    Row("title", subtitle: "subtitle", id: 1).row,
    Row("title", id: 1).value("value").row,
    Row("title", id: 1).image(.named("image")).row,
    Row("title", id: 1).image(.named("image"), tile: .hex(0x0A6FE8)).row,
    Row("title", id: 1).valueImage(.named("image")).row,
    Row("title", id: 1).valueOrder(.textAtEdge).row,
    Row("title", id: 1).accessory(.disclosure).row,
    Row("title", id: 1).staysSelected().row,
    Row("title", id: 1).staysSelected(false).row,
    Row("title", id: 1).height(50).row,
    Row("title", id: 1).style(\.margin, 3).row,
    Row("title", id: 1).onSelect {}.row,
    Row("title", id: 1).onDelete {}.row,
    ToggleRow("title", isOn: true) { _ in }.id(1).row,
    ToggleRow("title", isOn: false) { _ in }.id(1).row,
    ButtonRow("title") {}.id(1).row,
    ButtonRow("title", role: .destructive) {}.id(1).row,
    FieldRow("title", text: "") { _ in }.id(1).row,
    FieldRow("title", text: "text") { _ in }.id(1).row,
    FieldRow("title", text: "", placeholder: "text") { _ in }.id(1).row,
    FieldRow("title", text: "", kind: .secure) { _ in }.id(1).row,
    FieldRow("title", text: "") { _ in }.lines(2).id(1).row,
    FieldRow("title", text: "") { _ in }.lengthLimit(9).id(1).row,
    FieldRow("title", text: "") { _ in }.reporting(.continuous).id(1).row,
    CustomRow(Profile(name: "title")).id(1).row,
    CustomRow(Profile(name: "title", isFollowed: true)).id(1).row,
    CustomRow(Banner(name: "title")).id(1).row,
  ]

  /// Content with the same properties as another type.
  private struct Banner: RowContent {
    var name: String
    var isFollowed = false
    func body(style: ResolvedStyle) -> Part { .text(name) }
  }

  @Test("Rows differ if the user can see or use a difference")
  func differing() {
    let all = [plain] + others
    for (index, first) in all.enumerated() {
      for (otherIndex, second) in all.enumerated() {
        #expect((first == second) == (index == otherIndex), "\(first) and \(second)")
      }
    }
  }

  @Test("The description of a row contains what differs from a plain row, and where it is created")
  func description() {
    #expect("\(plain)".hasPrefix("row 1 at RowhouseModelTests/RowEqualityTests.swift:"))
    #expect("\(plain)".hasSuffix(#": StandardContent("title")"#))
    let toggle = ToggleRow("Night", isOn: true) { _ in }.subtitle("Dark").row
    #expect(
      "\(toggle.content)"
        == #"StandardContent("Night", subtitle: "Dark", control: toggle(isOn: true))"#)
    var all = StandardContent("a")
    (all.subtitle, all.value, all.valueOrder) = ("b", "c", .textAtEdge)
    (all.image, all.valueImage) = (.named("d"), .symbol("e"))
    (all.imageTile, all.control) = (.hex(0x0A6FE8), .button(.destructive))
    let labels = Mirror(reflecting: all).children.compactMap(\.label).dropFirst()
    for label in labels { #expect("\(all)".contains(", \(label): "), "\(all)") }
  }

  @Test("The properties of standard content are those that rows compare one by one")
  func properties() {
    // Add a new property to `RowFields`, and a row with it to those above.
    let labels = Mirror(reflecting: StandardContent("")).children.compactMap(\.label)
    #expect(
      labels == [
        "title", "subtitle", "image", "imageTile", "value", "valueImage", "valueOrder", "control",
      ])
  }

  @Test("Closures and source lines are not compared")
  func same() {
    var log: [String] = []
    let first = Row("title", id: 1).onSelect { log.append("first") }
    let second = Row("title", id: 1).onSelect {}
    #expect(first.row.source != second.row.source)
    #expect(first.row == second.row)
    let on = ToggleRow("title", isOn: true) { log.append("\($0)") }
    #expect(on.row == ToggleRow("title", isOn: true) { _ in }.row)
    #expect(
      CustomRow(Profile(name: "Ada")).row == CustomRow(Profile(name: "Ada"), line: 7).row)
  }

  @Test("Standard content is equal however it was created")
  func standard() {
    #expect(CustomRow(StandardContent("title")).id(1).row == plain)
  }

  @Test("Rows with equal content may have different ids")
  func showsSame() {
    let other = Row("title", id: 2).row
    #expect(plain != other)
    #expect(plain.showsSame(as: other))
    #expect(plain.showsSame(as: plain))
    #expect(!plain.showsSame(as: Row("other", id: 1).row))
  }

  @Test("A copy with another id shares the content")
  func copies() {
    var copy = plain
    copy.id = "copy"
    #expect(copy != plain)
    #expect(copy.showsSame(as: plain))
    copy.id = 1
    #expect(copy == plain)
  }

  @Test("A property that was set and cleared leaves no trace")
  func takenBack() {
    #expect(Row("title", id: 1).height(50).style(\.rowHeight, nil).row == plain)
    #expect(Row("title", id: 1).accessory(.detail).accessory(.none).row == plain)
    #expect(Row("title", id: 1).value("value").value(nil).row == plain)
    var row = Row("title", id: 1).onSelect {}.onHighlight { _ in }.row
    row.handlers = RowHandlers()
    #expect(row == plain)
    row.handlers[.highlight] = { _ in }
    row.handlers[.highlight] = nil
    #expect(row == plain)
  }
}
