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

  /// Rows with errors, hints, and detail buttons.
  private struct DescribedPage: TablePage {
    var title: String { "Page" }
    var language: String? { "de" }
    var sections: [TableSection] {
      TableSection {
        Row("Send").error("Offline").onSelect {}
        Row("Save").error("Full").help("Help").onSelect {}.accessibility(hint: "Keeps it")
        ExternalLinkRow("Site", to: "https://example.com").error("Gone")
        Row("Upload").help("Help").onSelect {}
        ProgressRow("Copy", fraction: 0.4).accessibility(label: "Kopie")
      }
      TableSection {
        ChoiceRows([1, 2], chosen: 1, title: { "\($0)" }) { _ in }.error("Sold out")
      }
      TableSection {
        Row("Disk").accessibility(hint: "Of this computer")
        Row("Fan").accessibility(hint: "Noisy").accessory(.detail).onAccessory {}
        Row("Old").onSelect {}.help("Help").accessibility(hint: "Opens it").accessory(.detail)
          .onAccessory {}
        Row("3/5").onSelect {}.help("Help").accessibility(label: "3 of 5", hint: "Opens it")
          .accessory(.detail).onAccessory {}
        ToggleRow("4K", isOn: true) { _ in }.onSelect {}.accessibility(hint: "Sharp")
        ToggleRow("8K", isOn: true) { _ in }.accessibility(hint: "Sharper")
      }
    }
  }

  private let tags: [HTMLTag]

  init() { tags = Self.tags(of: Page()) }

  private static func tags(of page: some TablePage) -> [HTMLTag] {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in page }
    _ = session.document(client: "1")
    return HTMLTag.all(in: session.mainMarkup().text)
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

  @Test("The error of a row that is pressed, which its name does not contain, describes the row")
  func errors() throws {
    let tags = Self.tags(of: DescribedPage())
    let pressed = tags.filter { $0["class"]?.hasPrefix("row-button cell") == true }
    #expect(
      pressed.map { $0["aria-description"] }
        == ["Offline", "Keeps it, Full", "Gone", nil, nil, "Sold out"])
    #expect(pressed.allSatisfy { $0["aria-label"] == nil })
    #expect(tags.contains { $0["role"] == "img" && $0["aria-label"] == "Kopie, 40\u{A0}%" })
  }

  @Test("The hint of a row without controls describes the row or the button over it")
  func hints() {
    let tags = Self.tags(of: DescribedPage())
    let rows = tags.filter { $0.name == "li" }.suffix(6).map { $0["aria-description"] }
    #expect(rows == ["Of this computer", "Noisy", nil, nil, nil, nil])
    let over = tags.filter { $0["class"]?.contains("over-row") == true }
    #expect(over.map { $0["aria-label"] } == ["Old, Help", "3 of 5", "4K"])
    #expect(over.map { $0["aria-description"] } == ["Opens it", "Opens it, Help", nil])
    let switches = tags.filter { $0["role"] == "switch" }
    #expect(switches.map { $0["aria-description"] } == ["Sharp", "Sharper"])
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
