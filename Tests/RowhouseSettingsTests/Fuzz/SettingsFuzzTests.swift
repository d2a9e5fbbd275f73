// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings
import RowhouseTestSupport
import Testing

/// Mutated files: a few in each test run, and more with `make fuzz-settings`.
@Suite("Mutated files of settings")
struct SettingsFuzzTests {
  static let cases = number("ROWHOUSE_FUZZ_FILES") ?? 3_000
  static let seed = UInt64(number("ROWHOUSE_FUZZ_SEED") ?? 20_261_122)

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  /// Small files of each format, and those of the corpus if they are there.
  private struct Samples {
    var lists: [[UInt8]]
    var strings: [[UInt8]]
    var pages: [[UInt8]]
    /// The values of lists and pages.
    var listValues: [SettingsValue] = []
    var pageValues: [SettingsValue] = []

    init() throws {
      let value: SettingsValue = [
        "PreferenceSpecifiers": [
          ["Type": "PSSliderSpecifier", "Key": "ä", "MaximumValue": 10, "DefaultValue": 0.5],
          ["Type": "PSMultiValueSpecifier", "Key": "b", "Values": [1, "2"], "Titles": ["One"]],
          ["Type": "PSChildPaneSpecifier", "File": "Root"],
          ["Type": "IASKListGroupSpecifier", "Key": "l"],
        ],
        "data": .data([1, 2, 3]), "date": .date(Date(timeIntervalSince1970: 0)),
      ]
      let binary = try #require(
        Data(base64Encoded: SettingsFuzzTests.binaryList.filter { !$0.isWhitespace }))
      lists = [Array(PropertyList.xml(value).utf8), Array(binary)]
      strings = [Array(#"/* c */ "k\U00e9" = "v\n"; plain = { a = ( x, <0f> ); };"#.utf8)]
      pages = [
        Array(SettingsFuzzTests.pages.utf8),
        Array(#"{"a": [1, -2.5e3, "\ud83d\ude42", null, {"$date": "2026-01-01T00:00:00Z"}]}"#.utf8),
      ]
      if SettingsCorpus.isThere {
        for path in SettingsCorpus.files(withExtension: "plist") {
          let bytes = try SettingsCorpus.bytes(path)
          if bytes.count < 8_000 { lists.append(bytes) }
        }
        for path in SettingsCorpus.files(withExtension: "strings") {
          let bytes = try SettingsCorpus.bytes(path)
          if bytes.count < 8_000 { strings.append(bytes) }
        }
        for bytes in lists {
          pages.append(
            Array(PagesDocument(SettingsBundle(MemoryFiles(["Root.plist": bytes]))).json.utf8))
        }
      }
      listValues = lists.compactMap { try? PropertyList($0).value }
      pageValues = pages.compactMap { try? JSONText.read($0) }
    }

    /// Returns a mutated file: bytes of a property list, of a strings table, or of pages, or values of one of them.
    func file(_ random: inout SeededGenerator) -> [UInt8] {
      switch random.below(6) {
      case 0, 1: mutated(lists[random.below(lists.count)], &random)
      case 2: mutated(strings[random.below(strings.count)], &random)
      case 3: mutated(pages[random.below(pages.count)], &random)
      case 4:
        Array(PropertyList.xml(mutated(listValues[random.below(listValues.count)], &random)).utf8)
      default:
        Array(JSONText.write(mutated(pageValues[random.below(pageValues.count)], &random)).utf8)
      }
    }

    private func mutated(_ value: SettingsValue, _ random: inout SeededGenerator) -> SettingsValue {
      (0...random.below(8)).reduce(value) { value, _ in
        SettingsFuzzTests.mutated(value, &random)
      }
    }

    private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
      SettingsFuzzTests.mutated(bytes, &random)
    }
  }

  /// Pages as JSON, with a row of each type.
  private static let pages = #"""
    {"root": "Start", "own": 1, "pages": [{"name": "Start", "title": "Settings", "sections": [
      {"header": "General", "footer": "é", "rows": [
        {"type": "toggle", "title": "Night", "key": "night", "default": false, "on": "yes", "off": 0},
        {"type": "choice", "title": "Size", "key": "s", "choices": [{"value": 1, "title": "Small"}]},
        {"type": "field", "title": "Name", "key": "n", "placeholder": "Ada", "keyboard": "URL", "lines": 3},
        {"type": "slider", "title": "", "key": "v", "minimum": -1, "maximum": 1e3, "default": 0.5},
        {"type": "date", "title": "Day", "key": "d", "mode": "Date"},
        {"type": "page", "title": "More", "page": "More"},
        {"type": "address", "title": "Site", "address": "https://example.com"}]}]},
     {"name": "More", "sections": [{"rows": [{"type": "value", "title": "Version", "key": "w"}]}]}]}
    """#

  /// The same value as a binary property list, whose order does not depend on the process.
  private static let binaryList = """
    YnBsaXN0MDDTAQIDBB8gXxAUUHJlZmVyZW5jZVNwZWNpZmllcnNUZGF0YVRkYXRlpAUOGBzUBgcICQoLDA1cRGVm
    YXVsdFZhbHVlU0tleVxNYXhpbXVtVmFsdWVUVHlwZSM/4AAAAAAAAGEA5BAKXxARUFNTbGlkZXJTcGVjaWZpZXLU
    Bw8JEBESFBVWVGl0bGVzVlZhbHVlc1FioRNTT25lXxAVUFNNdWx0aVZhbHVlU3BlY2lmaWVyohYXEAFRMtIZCRob
    VEZpbGVUUm9vdF8QFFBTQ2hpbGRQYW5lU3BlY2lmaWVy0gcJHR5RbF8QFklBU0tMaXN0R3JvdXBTcGVjaWZpZXJD
    AQIDM8HNJ+RAAAAAAAgADwAmACsAMAA1AD4ASwBPAFwAYQBqAG0AbwCDAIwAkwCaAJwAngCiALoAvQC/AMEAxgDL
    ANAA5wDsAO4BBwELAAAAAAAAAgEAAAAAAAAAIQAAAAAAAAAAAAAAAAAAARQ=
    """

  /// Returns a value with one change at a random place.
  private static func mutated(
    _ value: SettingsValue, _ random: inout SeededGenerator
  ) -> SettingsValue {
    switch value {
    case .array(var elements) where !elements.isEmpty && !random.once(in: 40):
      let position = random.below(elements.count)
      switch random.below(6) {
      case 0: elements.remove(at: position)
      case 1: elements.insert(elements[position], at: random.below(elements.count + 1))
      default: elements[position] = mutated(elements[position], &random)
      }
      return .array(elements)
    case .dictionary(var members) where !members.isEmpty && !random.once(in: 40):
      let keys = members.keys.sorted()
      let key = keys[random.below(keys.count)]
      switch random.below(8) {
      case 0: members[key] = nil
      case 1: members[keys[random.below(keys.count)]] = members[key]
      default: members[key] = members[key].map { mutated($0, &random) }
      }
      return .dictionary(members)
    default:
      let values: [SettingsValue] = [
        true, 0, -1, .integer(.max), 1e300, .real(.nan), "", "é\u{0}\n", "Root", "1", [], [:],
        .data([0]), .date(Date(timeIntervalSince1970: 1e12)), .null, .number("1e999"),
      ]
      return values[random.below(values.count)]
    }
  }

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
  func mutations() async throws {
    // `make fuzz-settings` runs no other tests, and shows the output at once.
    if Self.number("ROWHOUSE_FUZZ_FILES") != nil { return try Self.readMutations() }
    // Other tests of this process use memory at the same time.
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      try SettingsFuzzTests.readMutations()
    }
    print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self), terminator: "")
  }

  private static func readMutations() throws {
    print("settings fuzz: \(Self.cases) files from seed \(Self.seed)")
    let samples = try Samples()
    var slowest = 0.0
    var (lists, pageFiles, documents) = (0, 0, 0)
    let memory = Self.peakMemory
    for number in 0..<Self.cases {
      // Each file has its own seed, so one number reproduces it.
      let seed = Self.seed &+ UInt64(number)
      var random = SeededGenerator(seed: seed)
      let bytes = samples.file(&random)
      let start = processorSeconds()
      if let list = try? PropertyList(bytes) {
        lists += 1
        Self.check(list.value, seed)
      }
      if let document = try? PagesDocument(json: bytes) {
        pageFiles += document.pageNames.isEmpty ? 0 : 1
        Self.check(document.value, seed)
        for diagnostic in document.diagnostics { #expect(!"\(diagnostic)".isEmpty) }
      }
      let bundle = SettingsBundle(
        MemoryFiles(["Root.plist": bytes, "en.lproj/Root.strings": bytes]))
      documents += bundle.screens["Root"]?.groups.isEmpty == false ? 1 : 0
      for diagnostic in bundle.diagnostics { #expect(!"\(diagnostic)".isEmpty) }
      let seconds = processorSeconds() - start
      #expect(seconds <= 1, "ROWHOUSE_FUZZ_SEED=\(seed) takes \(seconds) s")
      slowest = max(slowest, seconds)
    }
    let growth = (Self.peakMemory - memory) >> 20
    print(
      "settings fuzz: \(lists) were property lists or strings, \(documents) of them pages, and "
        + "\(pageFiles) were JSON pages; the slowest file took \(slowest) s, and the memory grew by at most \(growth) MiB"
    )
    #expect(memory > 0 && growth < 256)
  }

  /// The most memory that the process has used at one time, in bytes.
  private static var peakMemory: Int {
    #if canImport(Darwin)
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #else
    // `getrusage` also counts the memory of the process that started this one.
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let peak = status.firstMatch(of: /VmHWM:\s*([0-9]+) kB/).flatMap { Int($0.1) }
    return (peak ?? 0) << 10
    #endif
  }

  private static func check(_ value: SettingsValue, _ seed: UInt64) {
    // NaN is not equal to itself, and XML has neither null nor control characters.
    let text = JSONText.write(value)
    // With indentation, the text may be larger than a file may be.
    var limits = ReadingLimits()
    limits.bytes = 1 << 28
    do throws(PropertyListError) {
      let again = try JSONText.read(Array(text.utf8), limits: limits)
      #expect(JSONText.write(again) == text, "ROWHOUSE_FUZZ_SEED=\(seed)")
    } catch {
      Issue.record("ROWHOUSE_FUZZ_SEED=\(seed): the JSON of a value cannot be read: \(error)")
    }
  }
}
