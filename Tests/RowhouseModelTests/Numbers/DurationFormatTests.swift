// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Durations as texts")
struct DurationFormatTests {
  private func text(_ seconds: Int, _ language: String = "en") -> String {
    DurationFormat(language: language).text(of: .seconds(seconds))
  }

  @Test("Parts that are zero are left out")
  func parts() {
    #expect(text(5_400) == "1 h 30 min")
    #expect(text(3_600) == "1 h")
    #expect(text(60) == "1 min")
    #expect(text(59) == "59 s")
    #expect(text(3_601) == "1 h 1 s")
    #expect(text(90_061) == "25 h 1 min 1 s")
    #expect(text(0) == "0 min")
    #expect(text(-5_400) == "-1 h 30 min")
    #expect(DurationFormat(language: "en").text(of: .milliseconds(59_999)) == "59 s")
    #expect(text(Int.max).hasPrefix("2,562,047,788,015,215 h"))
    #expect(text(Int.min).hasPrefix("-2,562,047,788,015,215 h"))
  }

  @Test("Units and digits are those of the language")
  func languages() {
    #expect(text(5_415, "de-AT") == "1 Std. 30 Min. 15 Sek.")
    #expect(text(5_415, "fr") == "1 h 30 min 15 s")
    #expect(text(5_415, "es") == "1 h 30 min 15 s")
    #expect(text(5_415, "zh-CN") == "1小时30分钟15秒")
    #expect(text(5_415, "zh-Hant") == "1小時30分鐘15秒")
    #expect(text(5_415, "ja") == "1時間30分15秒")
    #expect(text(5_415, "ar-EG") == "١ س ٣٠ د ١٥ ث")
    #expect(text(5_415, "xx") == "1 h 30 min 15 s")
  }
}
