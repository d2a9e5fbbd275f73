// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Steppers in the browser")
struct StepperTests {
  private final class Model {
    var copies = 3
    var told: [Int] = []
  }

  private struct Print: TablePage {
    let model: Model
    var title: String { "Print" }
    var sections: [TableSection] {
      TableSection {
        StepperRow("Copies", value: model.copies, in: 1...5) {
          model.told.append($0)
          model.copies = $0
        }
        .id("copies")
        Row("Press", id: "press").onSelect {}
      }
      .id("s")
    }
  }

  private let model = Model()
  private let session: WebSession

  init() {
    let model = model
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Print(model: model) }
    _ = session.document(client: "1")
  }

  private var tags: [HTMLTag] { HTMLTag.all(in: session.mainMarkup().text) }

  @Test("A stepper is a field for numbers with two buttons, which send the next numbers")
  func markup() throws {
    let field = try #require(tags.first { $0["type"] == "number" })
    let attributes = ["min", "max", "step", "value", "aria-label", "aria-valuetext"]
    #expect(attributes.map { field[$0] } == ["1", "5", "1", "3", "Copies", "3"])
    let events = tags.filter { $0["tabindex"] == "-1" }.map { $0["value"] }
    #expect(events == ["value/ts/tcopies//number/2.0", "value/ts/tcopies//number/4.0"])
    _ = session.receive("value/ts/tcopies//number/5", number: 1, screen: 1)
    let last = tags.filter { $0["tabindex"] == "-1" }
    #expect(last.map { $0["aria-disabled"] } == [nil, "true"] && last[1]["value"] == "fields")
  }

  @Test("A number of the range is accepted, any other is refused")
  func numbers() {
    for (number, text) in ["6", "0", "2.5", "nan", "-1", "1e9"].enumerated() {
      let event = "value/ts/tcopies//number/\(text)"
      #expect(session.receive(event, number: number + 1, screen: 1) == .gone, "\(text)")
    }
    #expect(
      session.receive("value/ts/tcopies//number/5", number: 7, screen: 1) == .accepted)
    #expect(model.told == [5])
  }

  @Test("A form without a script reports a typed number")
  func form() {
    let name = tags.first { $0["type"] == "number" }?["name"] ?? ""
    for (number, text) in ["3", "3.0", "9", "x", "4"].enumerated() {
      let outcome = session.receive(
        "fields", number: number + 1, screen: 1, fields: [name: text])
      #expect(outcome == .accepted)
    }
    #expect(model.told == [4])
  }

  @Test("The error of a typed number that the stepper refuses contains its range")
  func range() {
    let name = tags.first { $0["type"] == "number" }?["name"] ?? ""
    #expect(session.receive("fields", number: 1, screen: 1, fields: [name: "9"]) == .accepted)
    let rejected = WebTexts().messages.rejected
    #expect(tags.contains { $0.text == "\(rejected) (1–5)" })
    #expect(tags.first { $0["type"] == "number" }?["value"] == "9")
  }

  @Test("A number that was typed without a script is newer than those of the buttons")
  func typedNumber() {
    for (number, next) in [(1, "4.0"), (2, "1.0")] {
      let name = tags.first { $0["type"] == "number" }?["name"] ?? ""
      let outcome = session.receive(
        "value/ts/tcopies//number/\(next)", number: number, screen: 1, fields: [name: "2"])
      #expect(outcome == .accepted)
    }
    // The second form contains the number that the page shows.
    #expect(model.told == [2, 1])
  }
}
