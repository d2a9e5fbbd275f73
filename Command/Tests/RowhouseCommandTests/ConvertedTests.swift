// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseCommand
import RowhouseSettings
import RowhouseTesting
import Testing

/// The source in `Converted/`, which is compiled with the tests.
@MainActor
@Suite("Converted pages")
struct ConvertedTests {
  @Test("The source is the output of the command")
  func source() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Converted/SampleSettings.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let source = SwiftSource(SampleBundle.bundle()).text
    #expect(text.hasSuffix("\n\n" + source), "The output is now:\n\(source)")
  }

  @Test("The converted pages draw the same texts as those of the bundle")
  func texts() throws {
    let bundle = SampleBundle.bundle()
    let store = MemoryStore()
    let settings = LiveSettings(store)
    let converted = PageTest(RootPage(settings: settings))
    let imported = PageTest(SettingsPages(bundle, store: store).rootPage)
    #expect(converted.text == imported.text)
    for test in [converted, imported] { try test.tap("More") }
    #expect(converted.text == imported.text)
    for test in [converted, imported] { try test.back() }
    try converted.toggle("Night mode")
    try converted.toggle("Sync")
    try converted.tap("Foot")
    #expect(store.values == ["night": true, "sync": "on", "unit": "f"])
  }
}
