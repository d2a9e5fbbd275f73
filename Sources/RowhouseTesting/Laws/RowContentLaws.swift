// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The laws that every kind of row content must obey.
///
/// Use them to test your own kinds.
///
/// ```swift
/// @Test func profileIsLawful() {
///   #expect(RowContentLaws.check(Profile(name: "A"), Profile(name: "B")) == [])
/// }
/// ```
public enum RowContentLaws {
  /// Checks two values of one content type, and returns a sentence for each law that they break.
  ///
  /// - Equality is reflexive and symmetric.
  /// - The parts depend only on the content and the style: two calls return equal parts.
  /// - Equal values have equal parts. Otherwise, a host would not show a change.
  /// - Controls have unique names, and sizes are numbers.
  public static func check<Content: RowContent>(_ content: Content, _ other: Content) -> [String] {
    var broken: [String] = []
    let type = Content.self
    for content in [content, other] where content != content {
      broken.append("\(type) is not equal to itself: \(content)")
    }
    if (content == other) != (other == content) {
      broken.append("\(type) is equal to another one way and not the other: \(content), \(other)")
    }
    for style in styles {
      let body = content.body(style: style)
      if content.body(style: style) != body {
        broken.append("\(type) returns different parts for each call of body(style:): \(content)")
      }
      if content == other, other.body(style: style) != body {
        broken.append("two equal \(type) have different parts: \(content), \(other)")
      }
      broken += PartLaws.check(body).map { "\(type): \($0)" }
    }
    var seen: Set<String> = []
    return broken.filter { seen.insert($0).inserted }
  }

  /// Styles with different values for the properties that content may read.
  private static var styles: [ResolvedStyle] {
    var wide = ResolvedStyle()
    wide.margin = 40
    wide.titleFont = .system(size: 30)
    wide.rowHeight = .fixed(100)
    return [ResolvedStyle(), wide]
  }
}

extension RowContentLaws {
  /// Checks two contents whose types are known only at run time.
  ///
  /// If the types differ, each is checked separately.
  static func check(any content: any RowContent, _ other: any RowContent) -> [String] {
    func checkOpened<Content: RowContent>(_ content: Content) -> [String] {
      if let other = other as? Content { return check(content, other) }
      return check(content, content)
    }
    return checkOpened(content)
  }
}
