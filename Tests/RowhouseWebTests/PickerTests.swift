// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Pickers in the browser")
struct PickerTests {
  private final class Model {
    var size: String? = "M"
    var style = PickerRowStyle.menu
    var told: [String?] = []
  }

  private struct Shirt: TablePage {
    let model: Model
    var title: String { "Shirt" }
    var sections: [TableSection] {
      TableSection {
        PickerRow(
          "Size", value: model.size,
          groups: [OptionGroup(["S", "M"]), OptionGroup("<Wide>", ["L"])],
          none: "Any", title: { "size \($0)" }
        ) {
          model.told.append($0)
          model.size = $0
        }
        .pickerStyle(model.style).id("size")
      }
      .id("s")
    }
  }

  private func session(_ model: Model) -> WebSession {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      Shirt(model: model)
    }
    _ = session.document(client: "1")
    return session
  }

  private func tags(_ session: WebSession) -> [HTMLTag] {
    HTMLTag.all(in: session.mainMarkup().text)
  }

  @Test("A menu is a list with groups, of which the value of the model is selected")
  func list() throws {
    let session = session(Model())
    let tags = tags(session)
    let list = try #require(tags.first { $0.name == "select" })
    #expect(list["aria-label"] == "Size")
    #expect(list["name"]?.hasPrefix("value/ts/tsize//option/") == true)
    let options = tags.filter { $0.name == "option" }
    #expect(options.map { $0["value"] } == ["", "=S", "=M", "=L"])
    #expect(options.map(\.text) == ["Any", "size S", "size M", "size L"])
    #expect(options.map { $0["selected"] != nil } == [false, false, true, false])
    #expect(session.mainMarkup().text.contains("<optgroup label=\"&lt;Wide"))
  }

  @Test("Segments are radio buttons, which send their options")
  func segments() {
    let model = Model()
    model.style = .segmented
    let tags = tags(session(model))
    #expect(tags.contains { $0["role"] == "radiogroup" && $0["aria-label"] == "Size" })
    let segments = tags.filter { $0["role"] == "radio" }
    #expect(segments.map { $0["aria-checked"] } == ["false", "false", "true", "false"])
    #expect(segments[1]["value"] == "value/ts/tsize//option/%3DS")
    #expect(segments[2]["value"] == "fields")
  }

  @Test("Only options that the picker offers are accepted")
  func options() {
    let model = Model()
    let session = session(model)
    var number = 0
    func receive(_ text: String) -> WebAnswer.Outcome {
      number += 1
      return session.receive("value/ts/tsize//option/\(text)", number: number, screen: 1)
    }
    #expect(receive("=XL") == .gone && receive("=size S") == .gone && receive("=") == .gone)
    #expect(receive("S") == .malformed)
    #expect(receive("%3DS") == .accepted && receive("") == .accepted)
    #expect(model.told == ["S", nil])
  }

  @Test("A form without a script reports a choice")
  func form() {
    let model = Model()
    let session = session(model)
    let name = tags(session).first { $0.name == "select" }?["name"] ?? ""
    for (number, text) in ["=M", "=XL", "x", "=L"].enumerated() {
      let outcome = session.receive("fields", number: number + 1, screen: 1, fields: [name: text])
      #expect(outcome == .accepted)
    }
    #expect(model.told == ["L"])
  }

  @Test("A value that is not among the options is a line that cannot be chosen")
  func stray() throws {
    let model = Model()
    model.size = "XXL"
    let line = try #require(tags(session(model)).first { $0["selected"] != nil })
    #expect(line.text == "size XXL" && line["disabled"] != nil)
  }
}
