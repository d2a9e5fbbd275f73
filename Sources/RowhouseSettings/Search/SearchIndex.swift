// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An index of the words of many rows.
///
/// Each word is stored once, with the rows that contain it, so a search compares each word only
/// once instead of once for each row. A word of a section is stored once for all rows of the
/// section.
struct SearchIndex {
  /// The weight of a text.
  ///
  /// Results with a smaller weight are listed first.
  enum Weight: Int {
    case title = 0
    case synonym = 1
    case value = 2
    case help = 3
  }

  /// Adjacent rows that contain a word.
  private struct Posting: Equatable {
    let first: Int32
    let count: Int32
    let weight: Int8

    var rows: Range<Int> { Int(first)..<(Int(first) + Int(count)) }
  }

  private var numbers: [[UInt32]: Int] = [:]
  private var words: [[UInt32]] = []
  private var postings: [[Posting]] = []
  private var rowCount = 0

  /// Adds a row with its texts, and returns its number.
  @discardableResult
  mutating func add(_ texts: [(text: String, weight: Weight)]) -> Int {
    let row = rowCount
    rowCount += 1
    add(texts, to: row..<rowCount)
    return row
  }

  /// Adds texts that belong to several adjacent rows, such as the footer of their section.
  mutating func add(_ texts: [(text: String, weight: Weight)], to rows: Range<Int>) {
    if rows.isEmpty { return }
    for (text, weight) in texts {
      for (position, word) in SearchText.indexedWords(text).enumerated() {
        // The later words of a title have a slightly greater weight than its first word.
        let penalty = weight == .title && position > 0 ? 1 : 0
        let posting = Posting(
          first: Int32(rows.lowerBound), count: Int32(rows.count),
          weight: Int8(weight.rawValue * 2 + penalty))
        if let number = numbers[word] {
          if postings[number].last != posting { postings[number].append(posting) }
        } else {
          numbers[word] = words.count
          words.append(word)
          postings.append([posting])
        }
      }
    }
  }

  /// Returns the rows that contain all words of a query, with the best matches first, and otherwise
  /// in index order.
  ///
  /// - Complexity: O(*n*) in the number of different words, and in the number of rows with matching
  ///   words.
  func rows(for query: String, limit: Int) -> [Int] {
    var known: Set<[UInt32]> = []
    let typed = SearchText.words(query).filter { known.insert($0).inserted }
    if typed.isEmpty { return [] }
    var scores = [Int32](repeating: 0, count: rowCount)
    var found = [Int32](repeating: 0, count: rowCount)
    var best = [Int32](repeating: .max, count: rowCount)
    for (round, word) in typed.enumerated() {
      var touched: [Int] = []
      for number in words.indices {
        guard let quality = WordMatch.quality(of: word, in: words[number]) else { continue }
        // A whole word is a better match than the beginning of a longer word.
        let length = words[number].count == word.count ? 0 : 1
        for posting in postings[number] {
          let score = Int32(quality * 4 + Int(posting.weight) * 2 + length)
          for row in posting.rows where found[row] >= round {
            if found[row] == round {
              found[row] += 1
              best[row] = .max
              touched.append(row)
            }
            best[row] = min(best[row], score)
          }
        }
      }
      for row in touched { scores[row] += best[row] }
      if touched.isEmpty { return [] }
    }
    let rows = (0..<rowCount).filter { found[$0] == typed.count }
    return Array(
      rows.sorted { (scores[$0], $0) < (scores[$1], $1) }.prefix(limit))
  }
}
