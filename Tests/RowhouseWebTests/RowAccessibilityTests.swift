// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Texts for assistive technologies in the browser")
struct RowAccessibilityTests {
  private struct Page: TablePage {
    var title: String { "Page" }
    var sections: [TableSection] {
      TableSection {
        Row("3/5").value("open").error("Late").accessibility(label: "3 of 5", hint: "Hint")
        Row("Tasks").help("Help").onSelect {}.accessibility(value: "many", hint: "Hint")
        Row("Backup").help("Help").onSelect {}.accessibility(hint: "Long")
        ExternalLinkRow("Site", to: "https://example.com").accessibility(label: "Web site")
        ToggleRow("HD", isOn: true) { _ in }.help("Slow")
          .accessibility(label: "High definition", hint: "Sharp")
        SliderRow("Vol.", value: 0.5) { _ in }.value("1/2")
          .accessibility(label: "Volume", value: "half")
        ColorRow("Ink", value: RGBA(hex: 0)) { _ in }.value("Black").accessibility(hint: "Of lines")
        ToggleRow("4K", isOn: true) { _ in }.onSelect {}.accessibility(label: "Four K")
      }
    }
  }

  private let tags: [HTMLTag]

  init() {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Page() }
    _ = session.document(client: "1")
    tags = HTMLTag.all(in: session.mainMarkup().text)
  }

  private func tag(_ label: String, _ name: String? = nil) throws -> HTMLTag {
    try #require(tags.first { $0["aria-label"] == label && (name == nil || $0.name == name) })
  }

  @Test("A row that is not pressed has its texts in place of its content, except its error")
  func plain() throws {
    #expect(try tag("3 of 5, open")["role"] == "img")
    #expect(tags.first { $0["role"] == "alert" }?.text == "Late")
  }

  @Test("A row that is pressed has them, and the texts below it, as attributes")
  func pressed() throws {
    let tasks = try tag("Tasks, many", "button")
    #expect(tasks["aria-description"] == "Hint, Help")
    #expect(tags.contains { $0.name == "button" && $0["aria-description"] == "Long" })
    #expect(try tag("Web site").name == "a")
  }

  @Test("A control has them, and the texts of the row that they replace are not read")
  func controls() throws {
    let toggle = try tag("High definition")
    #expect(toggle["role"] == "switch" && toggle["aria-description"] == "Sharp, Slow")
    #expect(toggle["aria-describedby"] == nil)
    let slider = try tag("Volume")
    #expect(slider["aria-valuetext"] == "half")
    let silent = tags.filter { $0.name == "span" && $0["aria-hidden"] == "true" }.map(\.text)
    #expect(["HD", "Vol.", "1/2", "4K"].allSatisfy { silent.contains($0) })
    #expect(!silent.contains("Slow"))
    #expect(try tag("Ink")["aria-description"] == "Black, Of lines")
    #expect(try tag("Four K", "button")["role"] != "switch")
  }
}
