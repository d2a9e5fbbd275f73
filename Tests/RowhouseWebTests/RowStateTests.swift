// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("The state of rows in the browser")
struct RowStateTests {
  private final class Log { var events: [String] = [] }

  private struct Form: TablePage {
    let log: Log
    var title: String { "Form" }
    var sections: [TableSection] {
      TableSection {
        name
        ToggleRow("Switch", isOn: false) { log.events.append("\($0)") }
          .disabled(because: "Locked").id("b")
        SliderRow("Slider", value: 0) { log.events.append("\($0)") }.disabled().id("c")
        FieldRow("Locked", text: "") { log.events.append($0) }.disabled().id("d")
        Row("Row").onSelect { log.events.append("tap") }.disabled().id("e")
      }
      .id("s")
    }

    private var name: FieldRow {
      var name = FieldRow("Name", text: "") { log.events.append($0) }
        .error("Wrong <b>").help("Help").id("a")
      name.row.state.progress = "Checking"
      return name
    }
  }

  private let log = Log()
  private let session: WebSession

  init() {
    let log = log
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Form(log: log) }
    _ = session.document(client: "1")
  }

  private var tags: [HTMLTag] { HTMLTag.all(in: session.mainMarkup().text) }

  private func control(_ label: String) throws -> HTMLTag {
    try #require(tags.first { $0["aria-label"] == label && $0.name != "ul" })
  }

  @Test("A control refers to the texts below it, of which the error is an alert")
  func errors() throws {
    let field = try control("Name")
    #expect(field["aria-invalid"] == "true")
    let ids = try #require(field["aria-describedby"]).split(separator: " ").map(String.init)
    let texts = ids.compactMap { id in tags.first { $0["id"] == id } }
    #expect(texts.map(\.text) == ["Wrong <b>", "Checking", "Help"])
    #expect(texts.map { $0["role"] } == ["alert", nil, nil])
    let all = tags.compactMap { $0["id"] }
    #expect(Set(all).count == all.count, "ids are unique")
  }

  @Test("Disabled controls are disabled elements, and fields can be read")
  func disabled() throws {
    #expect(try control("Switch")["disabled"] != nil)
    #expect(try control("Switch")["aria-describedby"]?.hasPrefix("reason-") == true)
    #expect(try control("Slider")["disabled"] != nil)
    let field = try control("Locked")
    #expect(field["readonly"] != nil && field["aria-disabled"] == "true")
    #expect(tags.first { $0["value"] == "tap/ts/te" }?["disabled"] != nil)
  }

  @Test(
    "The server refuses events of disabled rows",
    arguments: [
      "value/ts/tb//isOn/1", "value/ts/tc//number/1", "value/ts/td//text/x", "tap/ts/te",
    ])
  func refused(event: String) {
    #expect(session.receive(event, number: 1, screen: 1) != .accepted)
    #expect(log.events == [])
  }

  @Test("A form without a script does not change a disabled field")
  func form() throws {
    let (name, locked) = (try control("Name")["name"], try control("Locked")["name"])
    let fields = [try #require(name): "Ann", try #require(locked): "x"]
    #expect(session.receive("fields", number: 1, screen: 1, fields: fields) == .accepted)
    #expect(log.events == ["Ann"])
  }
}
