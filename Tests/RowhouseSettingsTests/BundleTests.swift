// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings
import StoreChecks
import Testing

@Suite("Settings bundles")
struct BundleTests {
  @Test("Files for the device and for InAppSettingsKit precede others")
  func variants() {
    func page(_ title: String) -> [SettingsValue] { [TestBundle.group(title)] }
    let files = TestBundle.files([
      "Root": page("plain"), "Root~ipad": page("pad"), "Root.inApp": page("in app"),
      "Root~ipad.inApp": page("pad in app"), "de.lproj/Root~iphone": page("deutsch"),
    ])
    func title(_ device: SettingsDevice, inApp: Bool, language: String = "en") -> String? {
      var variant = SettingsVariant(languages: [language])
      variant.device = device
      variant.prefersInApp = inApp
      return SettingsBundle(files, variant: variant).screens["Root"]?.groups.first?.header
    }
    #expect(title(.pad, inApp: true) == "pad in app")
    #expect(title(.phone, inApp: true) == "in app")
    #expect(title(.pad, inApp: false) == "pad")
    #expect(title(.mac, inApp: false) == "plain")
    #expect(title(.phone, inApp: false, language: "de-AT") == "deutsch")
    #expect(title(.phone, inApp: false, language: "fr") == "plain")
  }

  @Test(
    "Texts are localized in the best language",
    arguments: [
      (["de-CH"], "Ton"), (["zh-CN"], "声音"), (["zh-HK"], "聲音"), (["fr", "de"], "Ton"),
      (["fr"], "Sound"), ([], "Sound"),
    ])
  func languages(languages: [String], expected: String) {
    let files = TestBundle.files(
      ["Root": [TestBundle.group("SOUND")]],
      strings: [
        "en.lproj/Root.strings": #""SOUND" = "Sound";"#,
        "de.lproj/Root.strings": #""SOUND" = "Ton";"#,
        "zh_Hans.lproj/Root.strings": #""SOUND" = "声音";"#,
        "zh-Hant.lproj/Root.strings": #""SOUND" = "聲音";"#,
      ])
    let bundle = SettingsBundle(files, variant: SettingsVariant(languages: languages))
    #expect(bundle.screens["Root"]?.groups.first?.header == expected)
    #expect(bundle.languages == ["de", "en", "zh-Hant", "zh-Hans"])
    #expect(bundle.language(for: ["fr", "zh-TW", "de"]) == "zh-Hant")
    #expect(bundle.language(for: ["fr"]) == nil)
  }

  @Test("Without a language of the user, texts and pages are in the language of the developers")
  func developmentLanguage() {
    let strings = [
      "en.lproj/Root.strings": #""SOUND" = "Sound";"#,
      "de.lproj/Root.strings": #""SOUND" = "Ton";"#,
    ]
    let tables = TestBundle.files(["Root": [TestBundle.group("SOUND")]], strings: strings)
    let pages = TestBundle.files([
      "en.lproj/Root": [TestBundle.group("Sound")], "de.lproj/Root": [TestBundle.group("Ton")],
    ])
    func check(_ development: String, _ languages: [String], _ header: String) {
      var variant = SettingsVariant(languages: languages)
      variant.developmentLanguage = development
      for files in [tables, pages] {
        let bundle = SettingsBundle(files, variant: variant)
        #expect(bundle.screens["Root"]?.groups.first?.header == header)
      }
    }
    check("de-AT", ["fr"], "Ton")
    check("de", ["en"], "Sound")
    check("en", ["fr"], "Sound")
    check("nl", ["fr"], "Sound")
  }

  @Test("Subject and text of a mail are localized, and the default of a link is its subtitle")
  func mailsAndDefaults() {
    func link(_ members: [String: SettingsValue]) -> SettingsValue {
      .dictionary(["Title": "Link", "DefaultValue": "Default"].merging(members) { $1 })
    }
    let mail: [String: SettingsValue] = [
      "Type": "IASKMailComposeSpecifier", "IASKMailComposeToRecipents": ["SUBJECT"],
      "IASKMailComposeSubject": "SUBJECT", "IASKMailComposeBody": "BODY",
    ]
    let site: [String: SettingsValue] = [
      "Type": "IASKOpenURLSpecifier", "File": "https://example.com", "Key": "site",
    ]
    let bundle = SettingsBundle(
      TestBundle.files(
        [
          "Root": [
            link(mail), link(site.merging(["IASKSubtitle": "SUBJECT"]) { $1 }),
            link(site.merging(["IASKSubtitle": ["a": "BODY"]]) { $1 }),
          ]
        ],
        strings: ["en.lproj/Root.strings": #""SUBJECT" = "About us"; "BODY" = "Hello";"#]))
    let items = bundle.screens["Root"]?.groups.flatMap(\.items) ?? []
    #expect(items.first?.control == .address("mailto:SUBJECT?subject=About%20us&body=Hello"))
    #expect(
      items.map(\.subtitles) == [
        SettingsSubtitles(standard: "Default"), SettingsSubtitles(standard: "About us"),
        SettingsSubtitles(standard: "Default", byValue: ["a": "Hello"]),
      ])
  }

  @Test(
    "Chinese is found by its script and by its region",
    arguments: [
      ("zh-HK", "zh-Hant-HK"), ("zh_HK", "zh-HK"), ("zh-Hant-HK", "zh-HK"), ("zh_TW", "zh-Hant"),
      ("zh_CN", "zh-Hans"), ("zh_CN", "zh"), ("zh-TW", "zh-Hant-HK"), ("zh-Hans", "zh-Hans-HK"),
      ("zh", "zh-Hant-TW"), ("zh-Hant", "zh-TW-u-ca-roc"),
    ])
  func chinese(folder: String, language: String) {
    #expect(bundle(folder, readIn: language).screens["Root"]?.groups.first?.header == "found")
  }

  /// Returns a bundle whose header is “found” in the texts of a folder, and “Sound” in English.
  private func bundle(_ folder: String, readIn language: String) -> SettingsBundle {
    let files = TestBundle.files(
      ["Root": [TestBundle.group("SOUND")]],
      strings: [
        "\(folder).lproj/Root.strings": #""SOUND" = "found";"#,
        "en.lproj/Root.strings": #""SOUND" = "Sound";"#,
      ])
    return SettingsBundle(files, variant: SettingsVariant(languages: [language]))
  }

  @Test(
    "Spanish and Portuguese are found by the region whose language they share",
    arguments: [
      ("es-419", "es-MX"), ("es_419", "es-US"), ("es-MX", "es-MX"), ("es", "es-MX"),
      ("es", "es-419"), ("Spanish", "es-AR"), ("es-419", "es-Latn-MX"), ("pt-PT", "pt-AO"),
      ("pt_PT", "pt-MZ"), ("pt", "pt-AO"), ("pt-BR", "pt"), ("pt-BR", "pt-AO"), ("pt-BR", "pt-PT"),
      ("pt", "pt-BR"),
    ])
  func regions(folder: String, language: String) {
    let bundle = bundle(folder, readIn: language)
    #expect(bundle.screens["Root"]?.groups.first?.header == "found")
    #expect(bundle.language == language && bundle.language(for: [language]) != nil)
  }

  @Test(
    "The nearest of several variants of Spanish and Portuguese is found",
    arguments: [
      ("es-MX", "es-419"), ("es-ES", "es"), ("es", "es"), ("es-419", "es-419"), ("es-PH", "es"),
      ("pt-AO", "pt-PT"), ("pt-PT", "pt-PT"), ("pt-BR", "pt-BR"), ("pt", "pt-BR"),
    ])
  func nearestRegion(language: String, folder: String) {
    let files = TestBundle.files(
      ["Root": []],
      strings: ["es", "es-419", "pt-PT", "pt-BR"].reduce(into: [:]) {
        $0["\($1).lproj/Root.strings"] = ""
      })
    #expect(SettingsBundle(files).language(for: [language]) == folder)
  }

  @Test("A region whose script is another one does not have the texts of Chinese")
  func otherScript() {
    let bundle = bundle("zh-HK", readIn: "zh-Hans-HK")
    #expect(bundle.screens["Root"]?.groups.first?.header == "Sound")
  }

  @Test("A table in languages that the user does not read is not missing, and its keys are shown")
  func otherLanguages() {
    let page: SettingsValue = [
      "StringsTable": "Texts", "PreferenceSpecifiers": [TestBundle.group("SOUND")],
    ]
    func bundle(_ languages: [String]) -> SettingsBundle {
      var contents = ["Root.plist": Array(PropertyList.xml(page).utf8)]
      for language in languages {
        contents["\(language).lproj/Texts.strings"] = Array(#""SOUND" = "\#(language)";"#.utf8)
      }
      return SettingsBundle(MemoryFiles(contents))
    }
    // A key is often the text itself, in the language of the developers.
    #expect(bundle(["de"]).screens["Root"]?.groups.first?.header == "SOUND")
    #expect(bundle(["de", "fr"]).screens["Root"]?.groups.first?.header == "SOUND")
    #expect(bundle(["de"]).kinds.isEmpty && bundle(["de", "fr"]).kinds.isEmpty)
    #expect(bundle([]).kinds == ["missingStrings"])
  }

  @Test("The time for many links and languages grows with their number, and not with its square")
  func manyLanguages() {
    let (few, many) = (readingSeconds(500), readingSeconds(4_000))
    // Eight times as many take about eight times as long, and 64 times if it is quadratic.
    #expect(many < 20 * few, "500 of each take \(few) s, and 4000 take \(many) s")
  }

  /// Returns the processor time, in seconds, in which a bundle with as many links as languages is read.
  private func readingSeconds(_ count: Int) -> Double {
    let links = (0..<count).map { number -> SettingsValue in
      ["Type": "PSChildPaneSpecifier", "Title": "Next", "File": .string("Missing \(number)")]
    }
    let languages = (0..<count).map { ("x\($0).lproj/Other.strings", "") }
    let files = TestBundle.files(
      ["Root": links], strings: Dictionary(uniqueKeysWithValues: languages))
    return (0..<3).map { _ in
      let start = processorSeconds()
      let bundle = SettingsBundle(files)
      let seconds = processorSeconds() - start
      #expect(bundle.languages.count == count)
      #expect(bundle.kinds.count { $0 == "missingFile" } == count)
      return seconds
    }.min() ?? 0
  }

  @Test("A page is opened whose name in the folder is another spelling of the same characters")
  func spellings() throws {
    let folder = try TemporaryFolder()
    let link: SettingsValue = [
      "Type": "PSChildPaneSpecifier", "Title": "Next", "File": "T\u{F6}ne",
    ]
    for (name, specifiers) in [("Root", [link]), ("To\u{308}ne", [])] {
      let page: SettingsValue = ["PreferenceSpecifiers": .array(specifiers)]
      try PropertyList.xml(page).write(
        toFile: folder.file("\(name).plist"), atomically: true, encoding: .utf8)
    }
    let files = try FolderFiles(URL(fileURLWithPath: folder.path))
    #expect(SettingsBundle(files).diagnostics.isEmpty)
  }

  @Test("Pages in folders are followed, and cycles between pages end")
  func cycles() {
    func link(_ file: String) -> SettingsValue {
      ["Type": "PSChildPaneSpecifier", "Title": "Next", "File": .string(file)]
    }
    let bundle = SettingsBundle(
      TestBundle.files([
        "Root": [link("Sub/Child.plist")], "Sub/Child": [link("Root"), link("Sub/Child")],
      ]))
    #expect(bundle.pageNames == ["Root", "Sub/Child"] && bundle.diagnostics.isEmpty)
  }

  @Test("Links without a page are shown and reported")
  func links() {
    func link(_ file: String) -> SettingsValue {
      ["Type": "PSChildPaneSpecifier", "Title": .string(file), "File": .string(file)]
    }
    let bundle = TestBundle.page(
      link("Missing"), link("../../etc/passwd"), link("https://example.com"),
      ["Type": "PSChildPaneSpecifier", "Title": "None"],
      [
        "Type": "PSChildPaneSpecifier", "Title": "Code",
        "IASKViewControllerClass": "AboutController",
      ],
      ["Type": "IASKOpenURLSpecifier", "Title": "Bad", "File": "javascript:alert(1)"])
    #expect(
      bundle.kinds == [
        "missingFile", "unsafePath", "noDestination", "applicationCode", "unusableAddress",
      ])
    #expect(bundle.screens["Root"]?.groups.first?.items.count == 6)
  }

  @Test("Mistakes of specifiers are reported with their places")
  func mistakes() {
    let bundle = TestBundle.page(
      ["Title": "No type"], "text",
      ["Type": "PSToggleSwichSpecifier", "Title": "Misspelled"], ["Type": "PSSwitchCell"],
      TestBundle.toggle("A", key: "a", default: "YES"), TestBundle.toggle("A again", key: "a"),
      TestBundle.choice("B", key: "b", default: "0", [0: "Zero", 1: "One"]),
      TestBundle.choice("C", key: "c", default: 7, [0: "Zero", "1": "One"]),
      ["Type": "PSSliderSpecifier", "Key": "d", "MinimumValue": 5, "MaximumValue": 5],
      [
        "Type": "PSTextFieldSpecifier", "Key": "e", "AutoCorrectionType": "No",
        "KeyboardType": "Big",
      ])
    #expect(
      bundle.diagnostics.map { "\($0.position ?? -1) \($0.kind.name)" } == [
        "1 noSpecifier", "0 noType", "2 unknownType", "3 foreignDialect", "4 toggleDefault",
        "5 repeatedKey", "6 defaultOfOtherType", "7 mixedValues", "7 defaultNotInValues",
        "8 emptyRange", "9 unknownKey", "9 unknownOption",
      ])
    #expect(
      bundle.diagnostics[6].description
        == "Root.plist: PreferenceSpecifiers[6] (PSMultiValueSpecifier “b”): warning: The DefaultValue “0” "
        + "equals one of the Values only as a text. That value is chosen at first. Write it with the type of that value."
    )
    #expect(
      bundle.diagnostics[10].kind
        == .unknownKey("AutoCorrectionType", suggestion: "AutocorrectionType"))
    // Everything but the text is a row.
    #expect(
      bundle.screens["Root"]?.groups.flatMap(\.items).map(\.position) == [
        0, 2, 3, 4, 5, 6, 7, 8, 9,
      ])
  }

  @Test("Specifiers for other devices are not shown, but a hidden section does not hide its rows")
  func idioms() {
    let bundle = TestBundle.page(
      ["Type": "PSGroupSpecifier", "Title": "Pad", "SupportedUserInterfaceIdioms": ["Pad"]],
      TestBundle.toggle("Phone", key: "a", ["SupportedUserInterfaceIdioms": ["Phone"]]),
      TestBundle.toggle("Mac", key: "b", ["SupportedUserInterfaceIdioms": ["Mac", "Pad"]]))
    #expect(bundle.screens["Root"]?.groups.map(\.header) == [nil])
    #expect(bundle.screens["Root"]?.groups.first?.items.map(\.title) == ["Phone"])
    #expect(bundle.kinds == ["otherDevice", "otherDevice"])
  }

  @Test("Variants of a row for different devices are not a repeated key")
  func deviceVariants() {
    let bundle = TestBundle.page(
      TestBundle.toggle("Pad", key: "a", ["SupportedUserInterfaceIdioms": ["Pad"]]),
      TestBundle.toggle("Phone", key: "a", ["SupportedUserInterfaceIdioms": ["Phone"]]))
    #expect(bundle.kinds == ["otherDevice"])
  }

  @Test("Defaults come from all pages, the first page first")
  func defaults() {
    let bundle = SettingsBundle(
      TestBundle.files([
        "Root": [
          TestBundle.toggle("A", key: "a", default: true),
          ["Type": "PSChildPaneSpecifier", "Title": "Next", "File": "Next"],
        ],
        "Next": [
          TestBundle.toggle("A", key: "a"), TestBundle.toggle("B", key: "b", default: true),
        ],
        "Unlinked": [TestBundle.toggle("C", key: "c", default: true)],
      ]))
    #expect(bundle.defaults == ["a": true, "b": true])
  }

  @Test("Pages are read in the order of their links, and the first default of a key is used")
  func order() {
    let names = (0..<20).map { "Page \($0)" }
    var pages: [String: [SettingsValue]] = [
      "Root": (names + names.reversed()).map { name in
        ["Type": "PSChildPaneSpecifier", "Title": .string(name), "File": .string(name)]
      }
    ]
    for (position, name) in names.enumerated() {
      pages[name] = [["Type": "PSTextFieldSpecifier", "Key": "k", "DefaultValue": .string(name)]]
      // All but the first two pages have one more setting.
      if position > 1 { pages[name]?.append(TestBundle.toggle("Own", key: name)) }
    }
    let bundle = SettingsBundle(TestBundle.files(pages))
    #expect(bundle.pageNames == ["Root"] + names)
    #expect(bundle.defaults["k"] == "Page 0")
  }

  @Test("A document is written as it was read, with unknown keys")
  func roundTrip() {
    let page: SettingsValue = [
      "PreferenceSpecifiers": [TestBundle.toggle("A", key: "a", ["Own": [1, ["x": 2]]])],
      "Title": "T", "Foreign": "kept",
    ]
    let document = SettingsDocument.read(
      Array(PropertyList.xml(page).utf8), path: "Root.plist"
    ) { _ in }
    #expect(document.propertyList == page)
  }

  /// Writes a bundle into a folder, and returns its address.
  private func write(_ files: MemoryFiles, to path: String) throws -> URL {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, bytes) in files.contents {
      try Data(bytes).write(to: url.appendingPathComponent(path))
    }
    return url
  }

  @Test("A folder that is a symbolic link has the files of its destination")
  func link() throws {
    let folder = try TemporaryFolder()
    let page = TestBundle.files(["Root": [TestBundle.toggle("A", key: "a")]])
    _ = try write(page, to: folder.file("Settings.bundle"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: folder.file("Settings.bundle"))
    let files = try FolderFiles(URL(fileURLWithPath: folder.file("link")))
    #expect(files.paths == ["Root.plist"])
    #expect(SettingsBundle(files).defaults == ["a": false])
  }

  @Test("A bundle is read without a limit of bytes")
  func unlimited() throws {
    let folder = try TemporaryFolder()
    let url = try write(
      TestBundle.files(["Root": [TestBundle.toggle("A", key: "a")]]),
      to: folder.file("Settings.bundle"))
    var limits = ReadingLimits()
    limits.bytes = .max
    let bundle = SettingsBundle(try FolderFiles(url), limits: limits)
    #expect(bundle.diagnostics.isEmpty && bundle.defaults == ["a": false])
  }

  @Test("A page that cannot be opened is not reported as empty")
  func unopenable() throws {
    let folder = try TemporaryFolder()
    let url = try write(TestBundle.files(["Root": []]), to: folder.file("Settings.bundle"))
    let files = try FolderFiles(url)
    try Data().write(to: url.appendingPathComponent("Root.plist"))
    #expect(
      SettingsBundle(files).diagnostics.map(\.kind) == [.unreadable(PropertyListError(.empty))])
    try FileManager.default.removeItem(at: url.appendingPathComponent("Root.plist"))
    #expect(
      SettingsBundle(files).diagnostics.map(\.description) == [
        "Root.plist: error: The file cannot be read: it cannot be opened. The page is empty. Check that you may read it."
      ])
  }

  @Test("A table of strings that cannot be opened is reported")
  func unopenableStrings() throws {
    let folder = try TemporaryFolder()
    let url = try write(
      TestBundle.files(
        ["Root": [TestBundle.toggle("A", key: "a")]], strings: ["Root.strings": #""A" = "B";"#]),
      to: folder.file("Settings.bundle"))
    let files = try FolderFiles(url)
    try FileManager.default.removeItem(at: url.appendingPathComponent("Root.strings"))
    let bundle = SettingsBundle(files)
    #expect(
      bundle.diagnostics.map(\.problem) == ["The file cannot be read: it cannot be opened."])
    #expect(bundle.screens["Root"]?.groups.first?.items.first?.title == "A")
  }
}
