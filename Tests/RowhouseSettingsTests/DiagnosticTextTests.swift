// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseSettings
import Testing

@Suite("Descriptions of diagnostics")
struct DiagnosticTextTests {
  @Test("Control characters and marks of direction are escaped in descriptions, but not in JSON")
  func controls() {
    let key = "\u{1B}[2J\n"
    let bundle = TestBundle.page(TestBundle.toggle("\u{202E}A\u{9B}", key: "", [key: 1]))
    let diagnostic = SettingsDiagnostic(
      .unknownKey(key, suggestion: nil), file: "\u{7}.plist", position: 0,
      specifier: "A “\u{202E}\u{2028}”")
    #expect(
      diagnostic.description
        == "\\u{7}.plist: PreferenceSpecifiers[0] (A “\\u{202E}\\u{2028}”): note: The key “\\u{1B}[2J\\u{A}” is "
        + "unknown. It is kept, and has no effect. Remove it, unless another program reads it.")
    #expect(diagnostic.json.members?["problem"] == .string("The key “\(key)” is unknown."))
    #expect(bundle.diagnostics.isEmpty == false)
    for diagnostic in bundle.diagnostics {
      #expect(diagnostic.description.unicodeScalars.allSatisfy { $0.value >= 0x20 })
      #expect(!diagnostic.description.unicodeScalars.contains { $0.properties.isBidiControl })
    }
  }

  @Test("The text about a range is right for one that is empty and one that is too large")
  func ranges() {
    func problem(_ minimum: Double, _ maximum: Double) -> String? {
      TestBundle.page([
        "Type": "PSSliderSpecifier", "Key": "s", "MinimumValue": .real(minimum),
        "MaximumValue": .real(maximum),
      ]).diagnostics.first?.problem
    }
    #expect(
      problem(2, 1) == "The range from MinimumValue 2 to MaximumValue 1 is empty or too large.")
    #expect(
      problem(-1e308, 1e308)
        == "The range from MinimumValue -1e+308 to MaximumValue 1e+308 is empty or too large.")
  }

  @Test("Each text of a description is cut at 200 characters, and those of JSON are whole")
  func length() {
    let long = String(repeating: "é", count: 100_000)
    let cut = String(repeating: "é", count: 200) + "…"
    let kinds: [(SettingsDiagnostic.Kind, problem: String)] = [
      (.unknownKey(long, suggestion: nil), "The key “\(cut)” is unknown."),
      (.repeatedKey(long, first: 3), "The key “\(cut)” is also that of specifier 3 of the page."),
      (.defaultNotInValues(long), "The DefaultValue “\(cut)” is not one of the Values."),
      (.missingFile(long), "There is no page “\(cut)”."),
    ]
    for (kind, problem) in kinds {
      let diagnostic = SettingsDiagnostic(kind, file: long, position: 1, specifier: long)
      #expect(
        diagnostic.description.hasPrefix(
          "\(cut): PreferenceSpecifiers[1] (\(cut)): \(kind.severity): \(problem) "))
      #expect(diagnostic.problem.count > long.count)
      #expect(diagnostic.json.members?["problem"] == .string(diagnostic.problem))
      #expect(diagnostic.json.members?["specifier"] == .string(long))
    }
    let whole = String(repeating: "é", count: 200)
    #expect(
      SettingsDiagnostic(.missingFile(whole), file: "a").description.contains("“\(whole)”"))
  }
}
