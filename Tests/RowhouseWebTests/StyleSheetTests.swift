// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

@Suite("Classes of styles")
struct StyleSheetTests {
  private struct SamplePage: TablePage {
    var title: String { "Page" }
    var sections: [TableSection] { TableSection { Row("Row") } }
  }

  private static func key(_ limit: Double?) -> ClassKey {
    .text(
      font: .system(size: 15), color: .label, widthLimit: limit, lineLimit: nil,
      alignment: .leading)
  }

  @Test("A key finds the class of its declarations, which are written once")
  func keys() {
    let sheet = StyleSheet()
    var count = 0
    func declarations() -> String {
      count += 1
      return "color:red"
    }
    let first = sheet.className(for: Self.key(1), declarations)
    #expect(sheet.className(for: Self.key(1), declarations) == first && count == 1)
    #expect(sheet.className(for: Self.key(2), declarations) == first && count == 2)
    #expect(sheet.className("color:red") == first)
    #expect(sheet.takeFresh() == ".\(first){color:red}\n" && sheet.takeFresh().isEmpty)
  }

  @MainActor
  @Test("The estimated memory of a session includes its rules")
  func memory() {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in SamplePage() }
    let before = session.memoryEstimate
    for width in 0..<1_000 { _ = session.context.sheet.className("width:\(width)px") }
    #expect(session.memoryEstimate >= before + 1_000 * "width:0px".utf8.count)
  }

  @Test("A key that is not equal to itself finds its class")
  func noNumber() {
    let sheet = StyleSheet()
    let first = sheet.className(for: Self.key(.nan)) { "color:red" }
    #expect(sheet.className(for: Self.key(.nan)) { "color:red" } == first)
    #expect(sheet.text == ".\(first){color:red}\n")
  }
}
