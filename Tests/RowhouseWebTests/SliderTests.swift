// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Sliders in the browser")
struct SliderTests {
  private final class Model {
    var volume = 0.3
    var told: [Double] = []
  }

  private struct Sound: TablePage {
    let model: Model
    var title: String { "Sound" }
    var sections: [TableSection] {
      TableSection {
        SliderRow("Volume", value: model.volume, in: 0...1, step: 0.1) {
          model.told.append($0)
          model.volume = $0
        }
        .value("\(model.volume)").id("volume")
        Row("Press", id: "press").onSelect {}
      }
      .id("s")
    }
  }

  private let model = Model()
  private let session: WebSession

  init() {
    let model = model
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Sound(model: model) }
    _ = session.document(client: "1")
  }

  private var name: String {
    HTMLTag.all(in: session.mainMarkup().text).first { $0["type"] == "range" }?["name"] ?? ""
  }

  @Test("A slider is an input with range, step, number and value text")
  func markup() throws {
    let tag = try #require(
      HTMLTag.all(in: session.mainMarkup().text).first { $0["type"] == "range" })
    let attributes = ["min", "max", "step", "value", "aria-label", "aria-valuetext", "data-live"]
    #expect(
      attributes.map { tag[$0] } == ["0", "1", "0.1", "0.3", "Volume", "0.3", nil])
    #expect(name.hasPrefix("value/ts/tvolume//number/"))
  }

  @Test(
    "A number of the range and its steps is accepted", arguments: ["0", "1", "0.1", "1e-1", "0.70"])
  func accepted(text: String) {
    #expect(session.receive("value/ts/tvolume//number/\(text)", number: 1, screen: 1) == .accepted)
    #expect(model.told == [Double(text)])
  }

  @Test(
    "Any other number is refused",
    arguments: ["1.1", "-0.1", "0.15", "nan", "inf", "-inf", "1e400", "0.10001"])
  func refused(text: String) {
    #expect(session.receive("value/ts/tvolume//number/\(text)", number: 1, screen: 1) == .gone)
    #expect(model.told == [])
  }

  @Test("A text that is not a number is not an event", arguments: ["", "x", "0,5", "1 ", "0.5/"])
  func malformed(text: String) {
    #expect(session.receive("value/ts/tvolume//number/\(text)", number: 1, screen: 1) == .malformed)
    #expect(session.receive("value/ts/tvolume//text/0.5", number: 1, screen: 1) == .gone)
    #expect(model.told == [])
  }

  @Test("A form without a script reports a moved slider, and no other")
  func form() {
    for (number, text) in ["0.3", "0.30", "3e-1"].enumerated() {
      let fields = [name: text]
      #expect(
        session.receive("tap/ts/tpress", number: number + 1, screen: 1, fields: fields) == .accepted
      )
    }
    #expect(model.told == [])
    #expect(
      session.receive("tap/ts/tpress", number: 4, screen: 1, fields: [name: "0.8"]) == .accepted)
    #expect(model.told == [0.8])
  }

  @Test("The style sheet has a rule for each control")
  func rules() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/RowhouseWeb/Client")
    let sheet = try ["page.css", "controls.css"].map { name in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    .joined()
    for kind in ControlPart.Kind.allCases {
      // At the beginning of a line: other rules end with the same words.
      #expect(sheet.contains("\n.\(Self.name(of: kind)) {"), "\(kind)")
    }
  }

  private static func name(of kind: ControlPart.Kind) -> String {
    switch kind {
    case .toggle: "toggle"
    case .button: "button"
    case .field: "field"
    case .slider: "slider"
    case .stepper: "stepper"
    case .picker: "picker"
    case .date: "date"
    case .color: "color"
    }
  }
}
