// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("The page with controls")
struct ControlsTests {
  @Test("Each control changes its value, and the row shows it", arguments: GalleryLanguage.allCases)
  func changes(language: GalleryLanguage) throws {
    let page = GalleryTest(.controls, language)
    let (test, gallery) = (page.test, page.gallery)
    let picture = try PictureData(Self.file)
    try test.step(.text(page.say(.copies)), by: 2)
    #expect(gallery.controls.copies == 5)
    try test.choose(page.say(.letter), in: .text(page.say(.paper)))
    #expect(gallery.controls.paper == .letter)
    try test.choose(page.say(.bothSides), in: .text(page.say(.sides)))
    #expect(gallery.controls.sides == .both)
    try test.choose(nil, in: .text(page.say(.sides)))
    #expect(gallery.controls.sides == nil)
    try test.choose(page.say(.best), in: .text(page.say(.quality)))
    #expect(gallery.controls.quality == .best)
    let day = CalendarDate(year: 2026, month: 12, day: 1)
    try test.set(.text(page.say(.day)), to: day)
    #expect(gallery.controls.day == day)
    try test.choose(
      language == .english ? "1 h 30 min" : "1小时30分钟", in: .text(page.say(.sleepAfter)))
    #expect(gallery.controls.sleepDelay == .seconds(5_400))
    try test.set(.text(page.say(.ink)), to: RGBA(hex: 0))
    #expect(gallery.controls.ink == RGBA(hex: 0))
    #expect(test.rows.contains { $0.contains(page.say(.black)) })
    try test.tap(.text(page.say(.annMiller)))
    try test.choosePicture(picture)
    #expect(gallery.controls.picture == picture)
    try test.tap(.text(page.say(.resetControls)))
    #expect(gallery.controls == ControlSettings())
    #expect(test.diagnostics.isEmpty)
  }

  @Test("Controls and Card have every kind of control and of field, and an expander")
  func kinds() {
    let rows = [PageName.controls, .card].map { GalleryTest($0) }.flatMap { page in
      page.indexPaths.compactMap { page.test.page.row(at: $0) }
    }
    let controls = rows.flatMap { $0.body(style: ResolvedStyle()).controls }
    // The title of a `ButtonRow` is not a control. Buttons in content are on the pages of custom content.
    #expect(
      Set(controls.map(\.kind)).union([.button]) == Set(ControlPart.Kind.allCases))
    let fields = controls.compactMap {
      if case .field(let field) = $0 { field.input.kind } else { nil }
    }
    #expect(Set(fields) == Set(FieldKind.allCases))
    #expect(rows.contains { $0.role == .expander(isOpen: false) })
  }

  @Test("Switches and texts change their values", arguments: GalleryLanguage.allCases)
  func switchesAndTexts(language: GalleryLanguage) throws {
    let page = GalleryTest(.controls, language)
    let (test, gallery) = (page.test, page.gallery)
    try test.toggle(.text(page.say(.grayscale)))
    #expect(gallery.printJob.isGray && !test.shows(page.say(.stapled)))
    try test.tap(.text(page.say(.moreOptions)))
    try test.toggle(.text(page.say(.stapled)))
    #expect(gallery.printJob.isStapled)
    try test.tap(.text(page.say(.moreOptions)))
    #expect(!test.shows(page.say(.stapled)) && test.shows(page.say(.fourDigits)))
    try test.type("1234", into: .text(page.say(.digits)))
    try test.type("example.com", into: .text(page.say(.webAddress)))
    #expect(gallery.printJob.texts == [.digits: "1234", .url: "example.com"])
    #expect(!test.shows(page.say(.fourDigits)) && test.shows(page.say(.whereTheCodeIs)))
    try test.tap(.text(page.say(.resetControls)))
    #expect(gallery.printJob == PrintJob() && test.diagnostics.isEmpty)
  }

  @Test(
    "One to three recipients are added, deleted, and moved", arguments: GalleryLanguage.allCases)
  func recipients(language: GalleryLanguage) throws {
    let page = GalleryTest(.controls, language)
    let (test, gallery) = (page.test, page.gallery)
    let add = RowQuery.text(page.say(.addRecipient))
    #expect(throws: PageTestError.self) { try test.delete(.id(0)) }
    try test.tap(add)
    try test.tap(add)
    #expect(throws: PageTestError.self) { try test.tap(add) }
    try test.type("bo@example.com", into: .id(2))
    try test.toggle(.text(page.say(.changeTheOrder)))
    try test.move(.id(2), to: 0)
    try test.delete(.id(1))
    #expect(gallery.printJob.recipients.map(\.address) == ["bo@example.com", "ann@example.com"])
    #expect(test.diagnostics.isEmpty)
  }

  @Test("A day beyond the range is refused")
  func range() {
    let page = GalleryTest(.controls)
    #expect(throws: PageTestError.self) {
      try page.test.set("Day", to: CalendarDate(year: 2025, month: 1, day: 1))
    }
  }

  /// The head of a PNG file with one pixel.
  private static let file: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 1, 0, 0, 0, 1]
}
