// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseLayout

/// A post of a feed: a band with a picture, a name, and a date; text; and often a photograph.
struct Post: RowContent {
  var name: String
  var date: String
  var text: String
  var photograph: String?

  func body(style: ResolvedStyle) -> Part {
    .vertical(spacing: 15, alignment: .fill) {
      Part.horizontal(spacing: 15) {
        Part.image(ImagePart(.named("avatar"), size: .fixed(.square(42)), shape: .circle))
        Part.vertical(spacing: 4) {
          Part.text(name, font: .system(size: 16), color: .tint, lineLimit: 1)
          Part.text(date, font: .system(size: 12), color: .secondaryLabel, lineLimit: 1)
        }
        Part.spacer()
      }
      Part.text(text, font: .system(size: 17))
      if let photograph { Part.fillingImage(.remote(photograph)).aspectRatio(1.6) }
    }
  }
}

/// 10,000 posts, always the same.
enum FeedRows {
  static let count = 10_000
  static let width = 375.0

  static let style: ResolvedStyle = {
    var style = ResolvedStyle()
    style.rowHeight = .automatic(minimum: 0)
    return style
  }()

  static let rows: [StyledRow<Int>] = {
    let words = [
      "the", "evening", "train", "was", "late", "again", "and", "nobody", "knew", "why", "although",
      "somebody", "had", "asked", "at", "a", "station", "where", "it", "rained",
    ]
    var random = Sample.Scrambler()
    return (0..<count).map { number in
      let length = 12 + Int(random.next() % 20)
      let text = (0..<length).map { _ in words[Int(random.next() % UInt64(words.count))] }
      let post = Post(
        name: "Member \(number)", date: "yesterday at 18:45", text: text.joined(separator: " "),
        photograph: number.isMultiple(of: 4) ? nil : "https://example.org/\(number)")
      return StyledRow(CustomRow(post).row, id: number, style: style)
    }
  }()
}
