// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

/// An object with properties that rows are bound to.
@MainActor
private final class Settings {
  struct Sound {
    var isOn = true
  }

  var sound = Sound()
  var name = "Ada"
}

@Suite("Kinds of rows")
@MainActor
struct RowKindTests {
  @Test("A row has a title and no other content by default")
  func row() throws {
    let row = Row("title").row
    let content = try #require(row.standardContent)
    #expect(content == StandardContent("title"))
    #expect(content.subtitle == nil)
    #expect(content.image == nil)
    #expect(content.value == nil)
    #expect(content.valueImage == nil)
    #expect(content.valueOrder == .imageAtEdge)
    #expect(content.control == .none)
    #expect(row.accessory == .none)
    #expect(row.staysSelected == nil)
    #expect(row.style.isEmpty)
    #expect(row.handlers.events == [])
    #expect(row.id.isStructural)
  }

  @Test("Subtitle and id can be passed to the initializer")
  func initializers() {
    #expect(Row("title", subtitle: "subtitle").row == Row("title").subtitle("subtitle").row)
    #expect(Row("title", id: "id").row == Row("title").id("id").row)
    #expect(
      Row("title", subtitle: "subtitle", id: 7.5).row
        == Row("title").subtitle("subtitle").id(7.5).row)
  }

  @Test("A toggle row calls its closure with the new value, and reacts to no other event")
  func toggle() {
    var switched: [Bool] = []
    let row = ToggleRow("title", subtitle: "subtitle", isOn: true) { switched.append($0) }.row
    #expect(row.standardContent?.control == .toggle(isOn: true))
    #expect(row.standardContent?.subtitle == "subtitle")
    #expect(row.handlers.events == RowEvents(.change))
    row.handlers[.change]?(.main, .isOn(false))
    row.handlers[.change]?(.main, .isOn(true))
    row.handlers[.change]?(.main, .pressed)
    #expect(switched == [false, true])
  }

  @Test("A checked row shows its checkmark before another accessory")
  func checkmarks() {
    func signs(_ row: some RowElement) -> [Accessory] {
      func signs(_ part: Part) -> [Accessory] {
        if case .accessory(let sign) = part { return [sign] }
        return part.children.flatMap { signs($0) }
      }
      return signs(row.row.body(style: ResolvedStyle()))
    }
    for isOn in [false, true] {
      let row = CheckRow("title", isOn: isOn) { _ in }
      #expect(signs(row) == (isOn ? [.checkmark] : []))
      #expect(signs(row.accessory(.detail)) == (isOn ? [.checkmark, .detail] : [.detail]))
      #expect(signs(row.accessory(.none)).isEmpty)
    }
    let section = TableSection {
      ChoiceRows([1, 2], chosen: 2, title: { "\($0)" }) { _ in }
        .row { row, _ in row.accessory(.disclosure) }
    }
    #expect(section.rows.map { signs($0) } == [[.disclosure], [.checkmark, .disclosure]])
  }

  @Test("A toggle row shows and sets a property of an object")
  func toggledProperty() {
    let settings = Settings()
    let row = ToggleRow("title", subtitle: "subtitle", settings, \.sound.isOn).row
    #expect(row == ToggleRow("title", subtitle: "subtitle", isOn: true) { _ in }.row)
    row.handlers[.change]?(.main, .isOn(false))
    #expect(!settings.sound.isOn)
    let off = ToggleRow("title", isOn: false) { _ in }.row
    #expect(ToggleRow("title", settings, \.sound.isOn).row == off)
  }

  @Test("A field row shows and sets a property of an object")
  func typedProperty() {
    let settings = Settings()
    let row = FieldRow(
      "title", subtitle: "below", settings, \.name, placeholder: "name", kind: .email
    ).lines(2).row
    let other = FieldRow(
      "title", subtitle: "below", text: "Ada", placeholder: "name", kind: .email
    ) { _ in }
    #expect(row == other.lines(2).row)
    row.handlers[.change]?(.main, .text("Grace"))
    #expect(settings.name == "Grace")
  }

  @Test("Rows bound by key path have the source line of their code")
  func boundSource() {
    #expect(ToggleRow("", Settings(), \.sound.isOn).row.source.line == #line)
    #expect(FieldRow("", Settings(), \.name).row.source.line == #line)
  }

  @Test("A toggle row can have a tap handler")
  func toggleSelect() {
    let row = ToggleRow("", isOn: true) { _ in }.onSelect {}.row
    #expect(row.handlers.events == RowEvents(.change, .select))
  }

  @Test("A field row can have a tap handler")
  func fieldSelect() {
    let row = FieldRow("", text: "") { _ in }.onSelect {}.row
    #expect(row.handlers.events == RowEvents(.change, .select))
  }

  @Test("A tap on a button row calls its action")
  func button() {
    var pressed = 0
    let row = ButtonRow("title") { pressed += 1 }.row
    #expect(row.standardContent?.control == .button(.normal))
    #expect(row.handlers.events == RowEvents(.select))
    row.handlers[.select]?()
    #expect(pressed == 1)
    let role = ButtonRow("title", role: .destructive) {}.row.standardContent?.control
    #expect(role == .button(.destructive))
  }

  @Test("A custom row stores its content unchanged")
  func custom() {
    let row = CustomRow(Profile(name: "Ada")).row
    #expect(row.content as? Profile == Profile(name: "Ada"))
    #expect(row.standardContent == nil)
    #expect(row.handlers.events == [])
  }

  @Test("The description of a row has its id, its line and its content")
  func description() {
    let prefix = "row 7 at RowhouseModelTests/RowKindTests.swift:\(#line + 1): "
    #expect("\(Row("title", id: 7).row)".hasPrefix(prefix))
    #expect("\(Row("title", id: 7).row)".contains("title"))
    #expect("\(CustomRow(Profile(name: "Ada")).id(7).row)".contains("Ada"))
  }
}
