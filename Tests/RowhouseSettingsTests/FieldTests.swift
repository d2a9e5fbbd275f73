// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseSettings
import RowhouseTestSupport
import RowhouseTesting
import Testing

@MainActor
@Suite("Keyboards of fields of settings")
struct FieldTests {
  /// Returns the field of a specifier with more members, and the kinds of its diagnostics.
  private func field(_ more: [String: SettingsValue]) throws -> (FieldInput, [String]) {
    let members: [String: SettingsValue] = [
      "Type": "PSTextFieldSpecifier", "Title": "Field", "Key": "key",
    ]
    let bundle = TestBundle.page(.dictionary(members.merging(more) { $1 }))
    let page = SettingsPages(bundle, store: MemoryStore()).rootPage
    let row = try #require(PageTest(page).page.row(at: RowIndexPath(section: 0, row: 0)))
    let input: FieldInput? =
      if case .field(let input)? = row.standardContent?.control { input } else { nil }
    return (try #require(input), bundle.kinds)
  }

  @Test("A field has the keyboard, the capitals, the correction and the content of its specifier")
  func example() throws {
    let (input, kinds) = try field([
      "IASKTextContentType": "EmailAddress", "AutocapitalizationType": "Words",
      "AutocorrectionType": "No", "KeyboardType": "EmailAddress", "IASKPlaceholder": "you@home",
    ])
    #expect(input.kind == .email && input.placeholder == "you@home" && kinds.isEmpty)
    #expect(input.traits.content == .email)
    #expect(input.traits.capitalization == .words && input.traits.isCorrected == false)
  }

  @Test("A field without these keys writes no capitals, as in the Settings app")
  func standard() throws {
    let (input, _) = try field([:])
    #expect(input.kind == .text && input.traits.capitalization == .never)
    #expect(input.traits.content == nil && input.traits.isCorrected == nil)
    #expect(try field(["IsSecure": true]).0.traits.capitalization == nil)
  }

  @Test("Names of contents are those of Objective-C and of Swift")
  func contents() throws {
    for name in ["TelephoneNumber", "telephoneNumber", "UITextContentTypeTelephoneNumber"] {
      #expect(try field(["IASKTextContentType": .string(name)]).0.traits.content == .phone)
    }
    for (name, content) in [
      ("StreetAddressLine2", FieldContent.streetLine2), ("AddressState", .state),
      ("creditCardNumber", .creditCardNumber),
    ] {
      #expect(try field(["IASKTextContentType": .string(name)]).0.traits.content == content)
    }
  }

  @Test("The number pad has digits only, unlike the decimal pad")
  func numberPads() throws {
    #expect(try field(["KeyboardType": "NumberPad"]).0.kind == .digits)
    #expect(try field(["KeyboardType": "DecimalPad"]).0.kind == .number)
  }

  @Test("Each known option is used or reported, whatever the others are")
  func law() throws {
    let keyboards = [
      "Alphabet", "NumbersAndPunctuation", "NumberPad", "URL", "EmailAddress", "DecimalPad",
      "PhonePad", "NamePhonePad", "AsciiCapable", "Unknown",
    ]
    let capitals = ["None", "Sentences", "Words", "AllCharacters"]
    let contents = ["Name", "PostalCode", "oneTimeCode", "JobTitle", "Sublocality", "Unknown"]
    for seed in 1...100 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let keyboard = keyboards[random.below(keyboards.count)]
      let capital = capitals[random.below(capitals.count)]
      let content = contents[random.below(contents.count)]
      let isSecure = random.once(in: 3)
      let (input, kinds) = try field([
        "KeyboardType": .string(keyboard), "AutocapitalizationType": .string(capital),
        "IASKTextContentType": .string(content), "IsSecure": .bool(isSecure),
      ])
      let isPlain = input.kind == .text || input.kind == .secure
      let reports = kinds.filter { $0 == "unsupportedOption" || $0 == "unknownOption" }.count
      let expected =
        (isPlain && keyboard != "Alphabet" ? 1 : 0) + (input.traits.content == nil ? 1 : 0)
      #expect(reports == expected, "seed \(seed): \(keyboard), \(content), \(isSecure): \(kinds)")
      let capitalization = input.traits.capitalization ?? .never
      #expect(capitalization != .never || capital == "None", "seed \(seed)")
    }
  }

  @Test("Keys without an effect are notes, unless they are false")
  func withoutEffect() {
    let bundle = TestBundle.page(
      [
        "Type": "PSSliderSpecifier", "Key": "s", "MinimumValueImage": "slow.png",
        "MaximumValueImage": "fast.png",
      ],
      TestBundle.toggle("A", key: "a", ["IASKAdjustsFontSizeToFitWidth": true]),
      TestBundle.toggle("B", key: "b", ["IASKAdjustsFontSizeToFitWidth": false]),
      ["Type": "IASKMailComposeSpecifier", "Title": "Mail", "IASKMailComposeBodyIsHTML": true])
    #expect(
      bundle.diagnostics.map(\.kind) == [
        .unsupportedOption("MinimumValueImage", "slow.png"),
        .unsupportedOption("MaximumValueImage", "fast.png"),
        .unsupportedOption("IASKAdjustsFontSizeToFitWidth", "1"),
        .unsupportedOption("IASKMailComposeBodyIsHTML", "1"),
      ])
  }

  @Test("Options without a counterpart are notes")
  func unsupported() throws {
    let bundle = TestBundle.page(
      [
        "Type": "IASKDatePickerSpecifier", "Key": "day", "DatePickerStyle": "Wheels",
        "MinuteInterval": 15,
      ],
      TestBundle.toggle("A", key: "a", ["IASKTextAlignment": "IASKUITextAlignmentCenter"]))
    #expect(
      bundle.diagnostics.map(\.description) == [
        "Root.plist: PreferenceSpecifiers[0] (IASKDatePickerSpecifier “day”): note: DatePickerStyle is "
          + "“Wheels”, which rows do not support. The default option is used.",
        "Root.plist: PreferenceSpecifiers[0] (IASKDatePickerSpecifier “day”): note: MinuteInterval is "
          + "“15”, which rows do not support. The default option is used.",
        "Root.plist: PreferenceSpecifiers[1] (PSToggleSwitchSpecifier “a”): note: IASKTextAlignment is "
          + "“IASKUITextAlignmentCenter”, which rows do not support. The default option is used.",
      ])
  }
}
