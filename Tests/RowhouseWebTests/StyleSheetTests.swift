// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
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
    #expect(sheet.takeNewRules() == ".\(first){color:red}\n" && sheet.takeNewRules().isEmpty)
  }

  @Observable
  @MainActor
  final class Model {
    var inset = 0.0
  }

  private struct InsetPage: TablePage {
    let model: Model
    var title: String { "Page" }
    var sections: [TableSection] {
      TableSection {
        Row("Row").style(\.separator, .line(leadingInset: model.inset))
        Row("Other")
      }
    }
  }

  @MainActor
  @Test("A page whose rows need new rules forever has a limited number of them")
  func limit() throws {
    let model = Model()
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      InsetPage(model: model)
    }
    _ = session.document(client: "1")
    // The rules of the client. If a session discards rules, its new rules replace them.
    var rules = session.styles
    var isWhole = false
    for step in 1...2_500 {
      let known = session.version
      model.inset = Double(step) / 8
      session.top.driver?.flush()
      for message in session.messages(after: known) {
        let members = try message.members()
        rules = members["rules"] as? String ?? rules
        rules += members["styles"] as? String ?? ""
        isWhole = isWhole || members["page"] != nil
      }
      #expect(session.styles.utf8.count <= StyleSheet.minimumLimit + 1_000)
      #expect(rules == session.styles)
    }
    #expect(isWhole, "The rules were never forgotten, so the test has too few steps")
    for tag in HTMLTag.all(in: session.mainMarkup().text) {
      for name in tag.classes where name.wholeMatch(of: /s[0-9a-z]*[0-9][0-9a-z]*/) != nil {
        #expect(rules.components(separatedBy: ".\(name)").count >= 2, "\(name) has no rule")
        let selector = ".\(name){"
        #expect(rules.components(separatedBy: selector).count <= 2, "\(name) has two meanings")
      }
    }
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
