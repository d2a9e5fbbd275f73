// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// The properties in which two rows differ.
@MainActor
struct RowDifferenceTests {
  private func differences(_ old: some RowElement, _ new: some RowElement) -> [String] {
    new.row.differences(from: old.row).map(\.description)
  }

  @Test("Each property of a row that differs is named with its old and its new value")
  func properties() {
    #expect(
      differences(Row("Wi-Fi").value("Off"), Row("Wi-Fi").value("On")) == ["value “Off” → “On”"])
    #expect(
      differences(Row("Wi-Fi"), Row("Wi-Fi", subtitle: "Home")) == ["subtitle nil → “Home”"])
    #expect(
      differences(ToggleRow("Wi-Fi", isOn: false) { _ in }, ToggleRow("Wi-Fi", isOn: true) { _ in })
        == ["control.isOn false → true"])
    #expect(
      differences(Row("Wi-Fi"), Row("Wi-Fi").accessory(.disclosure))
        == ["accessory none → disclosure"])
    #expect(
      differences(Row("Wi-Fi"), Row("Wi-Fi").error("No network"))
        == ["state.error nil → “No network”"])
    #expect(differences(Row("Wi-Fi"), Row("Wi-Fi").onSelect {}) == ["events [] → [select]"])
    #expect(
      differences(
        Row("A").swipeActions { RowAction("B") {} }, Row("A").swipeActions { RowAction("C") {} }
      )
      .count == 1)
  }

  @Test("Content of an application is compared property by property")
  func ownContent() {
    let old = Post(author: "Ada", tags: ["a", "b"], likes: nil)
    #expect(
      differences(CustomRow(old), CustomRow(Post(author: "Eve", tags: ["a", "c"], likes: 1)))
        == ["author “Ada” → “Eve”", "tags[1] “b” → “c”", "likes nil → 1"])
    #expect(
      differences(CustomRow(old), CustomRow(Post(author: "Ada", tags: [], likes: nil)))
        == ["tags 2 elements → 0 elements"])
    #expect(differences(CustomRow(old), Row("Ada"))[0] == "content “Post” → “StandardContent”")
    let opaque = differences(CustomRow(Opaque(number: 1)), CustomRow(Opaque(number: 2)))
    #expect(opaque.count == 1)
    #expect(opaque[0].hasSuffix("Opaque → (another value with the same text)"))
  }

  @Test("Properties that the comparison ignores are not named")
  func ignored() {
    let (old, new) = (Rated(name: "A", rating: 1), Rated(name: "A", rating: 2))
    #expect(
      differences(CustomRow(old), CustomRow(new).accessory(.disclosure))
        == ["accessory none → disclosure"])
    #expect(
      differences(Row("A"), LinkRow("A") { WrappedPage() }.accessory(.none))
        == ["events [] → [select]"])
    #expect(
      differences(Row("A"), Row("A").menu { RowAction("B") {} })
        == ["events [] → [menu]", "actions.menu 0 elements → 1 elements"])
  }

  @Test("Content of another case is named as a whole")
  func cases() {
    #expect(
      differences(CustomRow(Either.text("a")), CustomRow(Either.text("b"))) == ["text “a” → “b”"])
    #expect(
      differences(CustomRow(Either.text("a")), CustomRow(Either.title("b")))
        == ["content text(\"a\") → title(\"b\")"])
  }

  @Test("Rows that show the same have no differences, though their ids, closures and lines differ")
  func same() {
    let old = Row("Wi-Fi", id: 1).onSelect {}
    let new = Row("Wi-Fi", id: 2).onSelect { print("tapped") }
    #expect(differences(old, new) == [])
  }

  @Test("Texts of secure fields are not named")
  func secrets() {
    let old = FieldRow("Password", text: "hunter2", kind: .secure) { _ in }
    let new = FieldRow("Password", text: "correct horse", kind: .secure) { _ in }
    #expect(differences(old, new) == ["control.text (secret) → (another secret)"])
    let text = FieldRow("Password", text: "hunter2") { _ in }
    #expect(!differences(text, new).joined().contains("hunter2"))
  }

  @Test("Long texts are cut, line breaks are marked, and the number of differences is limited")
  func limits() throws {
    let long = String(repeating: "x", count: 1_000)
    let text = try #require(differences(Row("a\nb"), Row(long)).first)
    #expect(text == "title “a⏎b” → “\(String(repeating: "x", count: 60))…”")
    let many = (0..<100).map { "\($0)" }
    let old = Post(author: "", tags: many, likes: nil)
    let new = Post(author: "", tags: many.map { $0 + "!" }, likes: nil)
    #expect(differences(CustomRow(old), CustomRow(new)).count == 16)
  }

  @Test("Long texts are shown from shortly before their first difference")
  func excerpts() {
    let (long, rest) = (String(repeating: "x", count: 1_000), String(repeating: "y", count: 20))
    #expect(
      differences(Row(long + "a" + long), Row(long + "b")) == [
        "title “…\(long.prefix(20))a\(long.prefix(39))…” → “…\(long.prefix(20))b”"
      ])
    #expect(
      differences(Row(long), Row(long + rest)) == [
        "title “…\(long.prefix(20))” → “…\(long.prefix(20))\(rest)”"
      ])
  }

  @Test("An action with the same title is explained by its other properties")
  func actions() {
    #expect(
      differences(
        Row("A").swipeActions { RowAction("B") {} },
        Row("A").swipeActions { RowAction("B", role: .destructive) {} })
        == ["actions.trailing.actions[0].role normal → destructive"])
  }

  @Test("Objects that refer to each other are compared to a limited depth")
  func cycles() {
    #expect(
      differences(CustomRow(Linked(number: 1)), CustomRow(Linked(number: 2))).isEmpty == false)
  }

  @Test("An object is not compared with itself, and other objects are compared once")
  func graphs() {
    let feeds = [Feed(count: 1_000), Feed(count: 1_000)]
    func reads(_ old: Feed.Item, _ new: Feed.Item) -> Int {
      Feed.Item.readCount = 0
      #expect(
        differences(CustomRow(FeedContent(item: old)), CustomRow(FeedContent(item: new)))
          == ["item.number \(old.number) → \(new.number)"])
      return Feed.Item.readCount
    }
    let (first, second) = (feeds[0].items[0], feeds[0].items[1])
    #expect(reads(first, second) <= 8, "The feed of both is the same object")
    let other = feeds[1].items[1]
    #expect(reads(first, other) <= 10_000)
  }
}

private struct Post: RowContent {
  var author: String
  var tags: [String]
  var likes: Int?

  func body(style: ResolvedStyle) -> Part { .text(author) }
}

/// Content with a property that it does not compare.
private struct Rated: RowContent {
  var name: String
  var rating: Int

  static func == (first: Rated, second: Rated) -> Bool { first.name == second.name }

  func body(style: ResolvedStyle) -> Part { .text(name) }
}

/// Content of several cases.
private enum Either: RowContent {
  case text(String)
  case title(String)

  func body(style: ResolvedStyle) -> Part { .spacer() }
}

private struct WrappedPage: TablePage {
  var title: String { "Page" }
  var sections: [TableSection] { TableSection { Row("Row") } }
}

/// Content without visible properties.
private struct Opaque: RowContent, CustomReflectable {
  var number: Int

  var customMirror: Mirror { Mirror(self, children: [:]) }

  func body(style: ResolvedStyle) -> Part { .text("\(number)") }
}

/// Content whose object refers to itself.
private final class Linked: RowContent {
  let number: Int
  nonisolated(unsafe) var other: Linked?

  init(number: Int) {
    self.number = number
    other = self
  }

  static func == (first: Linked, second: Linked) -> Bool { first.number == second.number }

  func body(style: ResolvedStyle) -> Part { .text("\(number)") }
}

/// An object that refers to many others, which refer to it.
private final class Feed {
  var items: [Item] = []

  init(count: Int) { items = (0..<count).map { Item(number: $0, feed: self) } }

  /// An object that counts how often its properties are read.
  final class Item: CustomReflectable {
    let number: Int
    weak var feed: Feed?
    nonisolated(unsafe) static var readCount = 0

    init(number: Int, feed: Feed) {
      self.number = number
      self.feed = feed
    }

    var customMirror: Mirror {
      Self.readCount += 1
      return Mirror(self, children: ["number": number, "feed": feed as Any], displayStyle: .class)
    }
  }
}

/// Content with an object that is not compared by its properties.
private struct FeedContent: RowContent, @unchecked Sendable {
  let item: Feed.Item

  static func == (first: FeedContent, second: FeedContent) -> Bool { first.item === second.item }

  func body(style: ResolvedStyle) -> Part { .text("\(item.number)") }
}
