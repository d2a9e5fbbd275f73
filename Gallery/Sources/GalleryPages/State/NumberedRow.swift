// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row whose number determines its contents.
struct NumberedRow: Hashable, Sendable {
  /// The number.
  let id: Int
}

extension NumberedRow {
  /// The name of the row, which is not unique.
  var name: String { Self.name(Self.nameIndex(of: id)) }

  /// A text of one to four sentences.
  var text: String {
    let bits = Self.mixed(id)
    let count = 1 + Int(bits >> 40 & 3)
    return (0..<count).map { sentence in
      Self.sentences[Int(bits >> (8 * UInt64(sentence)) & 7)]
    }.joined(separator: " ")
  }

  /// The number of names.
  static let nameCount = adjectives.count * nouns.count

  /// Returns the name with an index.
  static func name(_ index: Int) -> String {
    "\(adjectives[index / nouns.count]) \(nouns[index % nouns.count])"
  }

  /// Returns the index of a row's name.
  static func nameIndex(of number: Int) -> Int {
    Int(mixed(number) >> 48) % nameCount
  }

  /// Returns `true` if the decimal digits of a number begin with those of another.
  static func number(_ number: Int, beginsWith figures: Int) -> Bool {
    if figures == 0 { return number == 0 }
    var rest = number
    while rest.magnitude > figures.magnitude { rest /= 10 }
    return rest == figures
  }

  /// Returns pseudorandom bits for a number, computed by the finalizer of SplitMix64.
  private static func mixed(_ number: Int) -> UInt64 {
    var bits = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  private static let adjectives = [
    "Quiet", "Green", "Early", "Narrow", "Bright", "Wooden", "Distant", "Rainy",
  ]
  private static let nouns = [
    "harbor", "garden", "station", "bridge", "market", "library", "orchard", "tower",
  ]
  private static let sentences = [
    "The door is open until nine.",
    "A tram stops here every ten minutes, on Sundays every twenty.",
    "Tickets at the counter.",
    "From the upper floor one can see the river and, on clear days, the hills behind it.",
    "Bring a coat.",
    "There is a bench under the lime tree, which is taken most of the time.",
    "Dogs may come along.",
    "In winter the path is swept before sunrise and gritted after it.",
  ]
}
