// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseTestSupport
import Testing

@Suite("Quick hashes")
struct QuickHashTests {
  @Test("Canonically equivalent strings have the same hash")
  func equivalence() {
    let pairs = [
      ("caf\u{E9}", "cafe\u{301}"), ("\u{212A}elvin", "Kelvin"), ("a\u{37E}b", "a;b"),
      ("\u{1FEF}x", "`x"), ("\u{212B}", "\u{C5}"), ("", ""),
    ]
    for (first, second) in pairs {
      #expect(first == second)
      #expect(first.quickHash == second.quickHash)
    }
  }

  @Test("The standard library considers no other character equal to an ASCII one")
  func foldedCharacters() {
    var ascii: Set<String> = []
    for value in UInt32(0)..<128 {
      if let scalar = Unicode.Scalar(value) { ascii.insert(String(Character(scalar))) }
    }
    var found: [Unicode.Scalar] = []
    for value in UInt32(128)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if ascii.contains(String(Character(scalar))) { found.append(scalar) }
    }
    #expect(found == ["\u{37E}", "\u{1FEF}", "\u{212A}"])
  }

  @Test("Texts that differ in one byte have different hashes at every length")
  func lengths() {
    var hashes: Set<UInt64> = []
    var count = 0
    for length in 0...40 {
      for changed in 0...length {
        var bytes = [UInt8](repeating: 97, count: length)
        if changed < length { bytes[changed] = 98 }
        hashes.insert(String(decoding: bytes, as: UTF8.self).quickHash)
        count += 1
      }
    }
    #expect(hashes.count == count)
  }

  @Test("Combining two words depends on their order")
  func combining() {
    #expect(QuickHash.combining(1 as UInt64, 2) != QuickHash.combining(2 as UInt64, 1))
    #expect(QuickHash.combining("a", 2) == QuickHash.combining("a", 2))
    #expect(Int8(-1).quickHash == Int(-1).quickHash)
  }

  /// Returns the hash of a word if the seed is zero.
  private func hashWithoutSeed(_ word: UInt64, count: UInt64) -> UInt64 {
    let hash = count &* 0xA076_1D64_78BD_642F ^ word
    let product = hash.multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }

  @Test("Texts that collide without a seed have different hashes")
  func chosenTexts() {
    var random = SeededGenerator(seed: 5)
    var texts: Set<String> = []
    while texts.count < 100 {
      // The second of two words compensates for the hash of the first one.
      let first = UInt64.random(in: 0...UInt64.max, using: &random) & 0x7F7F_7F7F_7F7F_7F7F
      let second = hashWithoutSeed(first, count: 16)
      guard second & 0x8080_8080_8080_8080 == 0 else { continue }
      let bytes = [first, second].flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word.littleEndian >> (8 * $0)) }
      }
      texts.insert(String(decoding: bytes, as: UTF8.self))
    }
    #expect(Set(texts.map(\.quickHash)).count == 1)
    #expect(Set(texts.map { $0.quickHash(seed: 7) }).count == texts.count)
    #expect(Set(texts.map { QuickHash.combining($0, 1, seed: 7) }).count == texts.count)
    #expect("\u{212A}".quickHash(seed: 7) == "K".quickHash(seed: 7))
  }

  @Test("No second word makes the first one irrelevant")
  func chosenWords() {
    let second: UInt64 = 0xD1B5_4A32_D192_ED03
    let hashes = (0..<100).map { QuickHash.combining(UInt64($0), second) }
    #expect(Set(hashes).count == hashes.count)
  }

  /// An id with the worst possible quick hash.
  private struct Colliding: Hashable, QuickHashable {
    let number: Int
    var quickHash: UInt64 { 0 }
  }

  /// An id without a quick hash.
  private struct Plain: Hashable {
    let number: Int
  }

  @Test("Small edits of ids without a quick hash are exact, with and without duplicates")
  func smallEdits() {
    var random = SeededGenerator(seed: 4)
    for round in 0..<2_000 {
      let count = Int.random(in: 1...12, using: &random)
      let ids = round % 2 == 0 ? 100 : 6
      let old = (0..<count).map { _ in Int.random(in: 0..<ids, using: &random) }
      var new = old
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        if !new.isEmpty { new.remove(at: Int.random(in: 0..<new.count, using: &random)) }
        new.insert(
          Int.random(in: 0..<ids, using: &random), at: Int.random(in: 0...new.count, using: &random)
        )
      }
      #expect(
        Changeset(fromIDs: old.map(Plain.init(number:)), toIDs: new.map(Plain.init(number:)))
          == Changeset(fromIDs: old, toIDs: new))
    }
  }

  @Test("Colliding hashes and ids without a quick hash give the same changes")
  func anyHash() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let old = (0..<60).map { _ in Int.random(in: 0..<80, using: &random) }
      let new = (0..<60).map { _ in Int.random(in: 0..<80, using: &random) }
      let expected = Changeset(fromIDs: old, toIDs: new)
      #expect(
        Changeset(
          fromIDs: old.map(Colliding.init(number:)), toIDs: new.map(Colliding.init(number:)))
          == expected)
      #expect(
        Changeset(fromIDs: old.map(Plain.init(number:)), toIDs: new.map(Plain.init(number:)))
          == expected)
      #expect(Changeset(fromIDs: old.map(String.init), toIDs: new.map(String.init)) == expected)
      #expect(
        Changeset(fromIDs: old.map(AnyHashable.init), toIDs: new.map(AnyHashable.init))
          == expected)
    }
  }
}
