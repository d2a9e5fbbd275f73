// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The typed texts that no field of a page shows, each of them once.
///
/// A client can send any number of forms whose texts have no field, so the oldest texts are removed if there are too many.
struct LostTexts: Hashable {
  /// The texts, the newest last.
  private(set) var texts: [LostText] = []
  /// The texts, both with their labels and without them.
  private var known: Set<LostText> = []
  /// The estimated memory of the texts, in bytes.
  private(set) var memory = 0

  /// The maximum memory of the texts, which is more than that of the texts of one form, unless the newest text alone needs
  /// more.
  private static let limit = 2 * WebEvent.limit
}

extension LostTexts {
  /// Adds a text, unless it is known.
  ///
  /// The form of a text may arrive again when its label is no longer known, so a text without a label may be one with a
  /// label.
  mutating func add(_ text: LostText) {
    guard known.insert(text).inserted else { return }
    known.insert(text.withoutLabel)
    texts.append(text)
    memory += text.memory
    if memory > Self.limit, texts.count > 1 { removeOldest() }
  }

  /// Removes all texts but the newest ones that need half of the maximum memory.
  ///
  /// Removing only as many as necessary would move all others for each text of a form with many short ones.
  private mutating func removeOldest() {
    var kept = 0
    let newest = texts.reversed().prefix { text in
      kept += text.memory
      return kept <= Self.limit / 2
    }
    let rest = texts.suffix(max(newest.count, 1))
    self = LostTexts()
    for text in rest { add(text) }
  }
}

extension LostText {
  fileprivate var withoutLabel: LostText { LostText(text: text, label: nil) }

  /// The estimated memory of the text in bytes, with the element in which the document shows it.
  fileprivate var memory: Int { 300 + text.utf8.count + (label?.utf8.count ?? 0) }
}
