// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseSettings
import Testing

@MainActor
@Suite("The time for large pages of settings bundles")
struct SettingsPageTimeTests {
  /// Returns the processor time, in seconds, in which the sections of a page are created.
  private func seconds(
    _ pages: [String: [SettingsValue]], _ values: [String: SettingsValue], path: String
  ) throws -> Double {
    let bundle = SettingsBundle(TestBundle.files(pages))
    let pages = SettingsPages(bundle, store: MemoryStore(values))
    let page = try #require(pages.page(atPath: path))
    return (0..<3).map { _ in
      let start = processorSeconds()
      #expect(!page.sections.isEmpty)
      return processorSeconds() - start
    }.min() ?? 0
  }

  @Test(
    "The time for the rows of a choice grows with their number, and not with its square",
    arguments: [("PSMultiValueSpecifier", "/Root/-/0"), ("PSRadioGroupSpecifier", "/")])
  func choices(type: String, path: String) throws {
    func seconds(_ count: Int) throws -> Double {
      let values = (0..<count).map { SettingsValue.string("value \($0)") }
      let choice: SettingsValue = [
        "Type": .string(type), "Title": "Value", "Key": "value", "DefaultValue": "value 0",
        "Values": .array(values), "Titles": .array(values),
      ]
      return try self.seconds(["Root": [choice]], ["value": "another value"], path: path)
    }
    let (few, many) = (try seconds(250), try seconds(2_000))
    // Eight times as many take about eight times as long, and 64 times if it is quadratic.
    #expect(many < 20 * few, "250 take \(few) s, and 2000 take \(many) s")
  }

  @Test("The time for links with values grows with their number, and not with its square")
  func links() throws {
    func seconds(_ count: Int) throws -> Double {
      let keys = (0..<count).map { "key \($0)" }
      let links = keys.map { key -> SettingsValue in
        [
          "Type": "PSChildPaneSpecifier", "Title": "Link", "Key": .string(key), "File": "Choices",
        ]
      }
      let choices = keys.map { TestBundle.choice("Choice", key: $0, default: 1, [1: "One"]) }
      return try self.seconds(["Root": links, "Choices": choices], [:], path: "/")
    }
    let (few, many) = (try seconds(250), try seconds(2_000))
    #expect(many < 20 * few, "250 take \(few) s, and 2000 take \(many) s")
  }
}
