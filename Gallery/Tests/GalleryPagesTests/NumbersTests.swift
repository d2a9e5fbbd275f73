// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The page with numbers")
struct NumbersTests {
  private func lines(_ page: GalleryTest, _ locale: NumberLocale) throws -> [String] {
    let lines = page.test.text.lines
    let start = try #require(lines.firstIndex { $0.hasSuffix(locale.name) })
    return Array(lines[start...].dropFirst().prefix { !$0.isEmpty })
  }

  @Test(
    "Each section writes numbers and dates in its language",
    arguments: [
      (
        NumberLocale.english,
        ["12,500", "1,234.5", "9,876.50", "15", "November 22, 2026", "9:05 PM"]
      ),
      (.german, ["12.500", "1.234,5", "9.876,50", "15", "22. November 2026", "21:05 Uhr"]),
      (.chinese, ["12,500", "1,234.5", "9,876.50", "15", "2026年11月22日", "下午9:05"]),
      (.arabic, ["١٢٬٥٠٠", "١٬٢٣٤٫٥", "٩٬٨٧٦٫٥٠", "١٥", "٢٢ نوفمبر ٢٠٢٦", "٩:٠٥ م"]),
    ])
  func written(locale: NumberLocale, texts: [String]) throws {
    let lines = try lines(GalleryTest(.numbers), locale)
    for text in texts { #expect(lines.contains { $0.contains(text) }, "\(text) in \(lines)") }
  }

  @Test("A number that is typed in one language is shown in all of them")
  func typing() throws {
    let page = GalleryTest(.numbers)
    try page.test.type("2.345,25", into: .text("Gewicht (kg)"))
    #expect(page.gallery.numbers.weight == 2345.25)
    #expect(page.test.text.description.contains("2,345.25"))
    try page.test.type("٧٫٥", into: .text("الوزن (كجم)"))
    #expect(page.gallery.numbers.weight == 7.5)
    try page.test.type("7,5,5", into: .text("Weight (kg)"))
    #expect(page.gallery.numbers.weight == 7.5)
    try page.test.tap("Reset numbers")
    #expect(page.gallery.numbers == NumberSettings())
    #expect(page.test.diagnostics.isEmpty)
  }

  @Test("Midnight, noon and the first days of months", arguments: NumberLocale.allCases)
  func edges(locale: NumberLocale) {
    let format = NumberFormat(.integer, language: locale.tag)
    let twelve = format.editedText(of: 12)
    let times = [0, 12].map { locale.text(of: ClockTime(hour: $0, minute: 0)) }
    #expect(times[0] != times[1])
    #expect(locale == .german || times.allSatisfy { $0.contains(twelve) }, "\(times)")
    let days = (1...12).map { locale.text(of: CalendarDate(year: 2026, month: $0, day: 1)) }
    #expect(Set(days).count == 12, "\(days)")
    #expect(locale.text(of: CalendarDate(year: 2026, month: 2, day: 30)) == "2026-02-30")
  }

  @Test("The page has the language that was chosen, and otherwise that of the gallery")
  func language() throws {
    let page = GalleryTest(.numbers)
    #expect(page.test.page.language == "en")
    try page.test.choose("العربية", in: .id("language"))
    #expect(page.test.page.language == "ar-EG" && page.test.title == "الأرقام والتواريخ")
    page.gallery.language = .chinese
    #expect(page.test.page.language == "ar-EG")
    page.gallery.numbers.pageLocale = nil
    #expect(page.test.page.language == "zh-Hans")
  }
}
