// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings
import RowhouseTestSupport
import Testing

/// Mutated files: a few in each test run, more with `make fuzz`.
@Suite("Mutated files of settings")
struct SettingsFuzzTests {
  /// The number of files, of which one takes as long as ten comparisons of collections.
  static let cases = number("ROWHOUSE_FUZZ_CASES").map { $0 / 10 } ?? 3_000
  static let seed = UInt64(number("ROWHOUSE_FUZZ_SEED") ?? 20_261_122)

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  /// Small files of each format, and those of the corpus if they are there.
  private static func samples() throws -> [[UInt8]] {
    let value: SettingsValue = [
      "PreferenceSpecifiers": [
        ["Type": "PSSliderSpecifier", "Key": "ä", "MaximumValue": 10, "DefaultValue": 0.5],
        ["Type": "PSMultiValueSpecifier", "Key": "b", "Values": [1, "2"], "Titles": ["One"]],
        ["Type": "PSChildPaneSpecifier", "File": "Root"],
        ["Type": "IASKListGroupSpecifier", "Key": "l"],
      ],
      "data": .data([1, 2, 3]), "date": .date(Date(timeIntervalSince1970: 0)),
    ]
    let binary = try #require(Data(base64Encoded: binaryList.filter { !$0.isWhitespace }))
    var samples = [Array(PropertyList.xml(value).utf8), Array(binary)]
    samples.append(Array(#"/* c */ "k\U00e9" = "v\n"; plain = { a = ( x, <0f> ); };"#.utf8))
    samples.append(
      Array(#"{"a": [1, -2.5e3, "\ud83d\ude42", null, {"$date": "2026-01-01T00:00:00Z"}]}"#.utf8))
    if SettingsCorpus.isThere {
      for fileExtension in ["plist", "strings"] {
        for path in SettingsCorpus.files(withExtension: fileExtension) {
          let bytes = try SettingsCorpus.bytes(path)
          if bytes.count < 8_000 { samples.append(bytes) }
        }
      }
    }
    return samples
  }

  /// The same value as a binary property list, whose order does not depend on the process.
  private static let binaryList = """
    YnBsaXN0MDDTAQIDBB8gXxAUUHJlZmVyZW5jZVNwZWNpZmllcnNUZGF0YVRkYXRlpAUOGBzUBgcICQoLDA1cRGVm
    YXVsdFZhbHVlU0tleVxNYXhpbXVtVmFsdWVUVHlwZSM/4AAAAAAAAGEA5BAKXxARUFNTbGlkZXJTcGVjaWZpZXLU
    Bw8JEBESFBVWVGl0bGVzVlZhbHVlc1FioRNTT25lXxAVUFNNdWx0aVZhbHVlU3BlY2lmaWVyohYXEAFRMtIZCRob
    VEZpbGVUUm9vdF8QFFBTQ2hpbGRQYW5lU3BlY2lmaWVy0gcJHR5RbF8QFklBU0tMaXN0R3JvdXBTcGVjaWZpZXJD
    AQIDM8HNJ+RAAAAAAAgADwAmACsAMAA1AD4ASwBPAFwAYQBqAG0AbwCDAIwAkwCaAJwAngCiALoAvQC/AMEAxgDL
    ANAA5wDsAO4BBwELAAAAAAAAAgEAAAAAAAAAIQAAAAAAAAAAAAAAAAAAARQ=
    """

  private static func mutated(_ sample: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = sample
    for _ in 0...random.below(8) {
      if bytes.isEmpty { break }
      let position = random.below(bytes.count)
      switch random.below(7) {
      case 0: bytes[position] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes[position] ^= 1 << random.below(8)
      case 2: bytes.removeSubrange(position..<min(bytes.count, position + 1 + random.below(40)))
      case 3:
        let end = min(bytes.count, position + 1 + random.below(60))
        bytes.insert(contentsOf: bytes[position..<end], at: random.below(bytes.count))
      case 4: bytes.removeSubrange(position...)
      case 5:
        let words = [
          "<array>", "<dict>", "</dict>", "&#x0;", "{", "(", "\"", "\\U", "<!--", "[", "\u{0}",
        ]
        bytes.insert(contentsOf: words[random.below(words.count)].utf8, at: position)
      default: bytes[position] = [0, 0xFF, 0x7F, 0x80, 0xD1, 0xAF][random.below(6)]
      }
    }
    return bytes
  }

  @Test(
    "A mutated file is read or refused, its bundle is read, and what was read is written and read again"
  )
  func mutations() throws {
    print("settings fuzz: \(Self.cases) files from seed \(Self.seed)")
    let samples = try Self.samples()
    var slowest = Duration.zero
    for number in 0..<Self.cases {
      // Each file has its own seed, so one number reproduces it.
      let seed = Self.seed &+ UInt64(number)
      var random = SeededGenerator(seed: seed)
      let bytes = Self.mutated(samples[random.below(samples.count)], &random)
      let start = ContinuousClock.now
      if let list = try? PropertyList(bytes) { Self.check(list.value, seed) }
      if let value = try? JSONText.read(bytes) { Self.check(value, seed) }
      let bundle = SettingsBundle(
        MemoryFiles(["Root.plist": bytes, "en.lproj/Root.strings": bytes]))
      for diagnostic in bundle.diagnostics { #expect(!"\(diagnostic)".isEmpty) }
      slowest = max(slowest, start.duration(to: .now))
    }
    print("settings fuzz: the slowest file took \(slowest)")
    // A thousand times the usual time, so that a busy machine does not fail.
    #expect(slowest < .seconds(10))
  }

  private static func check(_ value: SettingsValue, _ seed: UInt64) {
    // NaN is not equal to itself, and XML has neither null nor control characters.
    let text = JSONText.write(value)
    if let again = try? JSONText.read(Array(text.utf8)) {
      #expect(JSONText.write(again) == text, "ROWHOUSE_FUZZ_SEED=\(seed)")
    } else {
      Issue.record("ROWHOUSE_FUZZ_SEED=\(seed): the JSON of a value cannot be read")
    }
  }
}
