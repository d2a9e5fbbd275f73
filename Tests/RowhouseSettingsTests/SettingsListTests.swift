// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseSettings
import RowhouseTestSupport
import RowhouseTesting
import StoreChecks
import Testing

@MainActor
@Suite("Lists of settings")
struct SettingsListTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func test(
    _ store: some SettingsStore, of field: SettingsValue = ["Type": "PSTextFieldSpecifier"]
  ) -> PageTest {
    let adding: SettingsValue = ["Type": "PSTextFieldSpecifier", "Title": "New", "Key": "new"]
    let list: SettingsValue = [
      "Type": "IASKListGroupSpecifier", "Key": "tags", "Title": "Tags", "ItemSpecifier": field,
      "AddSpecifier": adding, "Deletable": true,
    ]
    let bundle = SettingsBundle(TestBundle.files(["Root": [list]]))
    return PageTest(SettingsPages(bundle, store: store).rootPage)
  }

  /// Returns two stores of one file that have read the same list.
  ///
  /// They check for changes by each other only when a test calls `refresh()`.
  private func stores(_ tags: SettingsValue) throws -> [JSONFileStore] {
    let stores = try (0..<2).map { _ in
      try JSONFileStore(path: folder.file("s.json"), pollingInterval: 1_000)
    }
    try stores[0].set(tags, forKey: "tags")
    try stores[1].refresh()
    return stores
  }

  private static func place(_ row: Int) -> RowQuery { .at(RowIndexPath(section: 0, row: row)) }

  @Test("Deleting an element that the list no longer contains shows a message")
  func staleDelete() throws {
    let stores = try stores(["a", "b"])
    let test = test(stores[1])
    try stores[0].set(["b", "c"], forKey: "tags")
    try test.delete(Self.place(0))
    #expect(stores[1].values == ["tags": ["b", "c"]])
    #expect(test.toasts == ["This entry was changed or deleted in the meantime."])
  }

  @Test("An element is deleted also if another writer has added or deleted one before it")
  func deleteAmongChanges() throws {
    let stores = try stores(["a", "b", "c"])
    let test = test(stores[1])
    try stores[0].set(["new", "a", "b", "c"], forKey: "tags")
    try test.delete(Self.place(1))
    #expect(stores[1].values == ["tags": ["new", "a", "c"]])
    try stores[0].set(["c", "new"], forKey: "tags")
    try test.delete(Self.place(2))
    #expect(stores[1].values == ["tags": ["new"]])
    #expect(test.toasts.isEmpty)
  }

  @Test("Two pages with stores of one file lose no element that the other one adds")
  func twoWriters() throws {
    let pages = try (0..<2).map { _ in
      test(try JSONFileStore(path: folder.file("s.json"), pollingInterval: 1_000))
    }
    var expected: [SettingsValue] = []
    for number in 0..<100 {
      for (position, page) in pages.enumerated() {
        let text = "\(position) \(number)"
        try page.type(text, into: "New")
        expected.append(.string(text))
      }
    }
    #expect(
      try JSONFileStore(path: folder.file("s.json")).values == ["tags": .array(expected)])
  }

  @Test("The row that adds an element shows its text until the user has ended editing")
  func add() throws {
    let store = MemoryStore(["tags": ["a"]])
    let test = test(store)
    func field() throws -> (row: RowReference, text: ControlValue?) {
      let place = RowIndexPath(section: 0, row: test.rows.count - 1)
      let row = try #require(test.page.row(at: place))
      let text = row.body(style: ResolvedStyle()).controls.first?.value
      return (try #require(test.page.reference(at: place)), text)
    }
    for text in ["b", "bc"] {
      #expect(test.driver.send(.change(.main, .text(text)), to: try field().row, flushing: true))
      #expect(store.values == ["tags": ["a", .string(text)]])
      // A host would otherwise show that the page has not accepted the text.
      #expect(try field().text == .text(text))
    }
    for end in [HostEvent.submit, .didEndEditing] {
      #expect(test.driver.send(end, to: try field().row, flushing: true))
      #expect(try field().text == .text(""))
    }
    #expect(store.values == ["tags": ["a", "bc"]])
    try test.type("bc", into: "New")
    #expect(store.values == ["tags": ["a", "bc", "bc"]])
    // The user removes the text before ending editing.
    for text in ["d", ""] {
      #expect(test.driver.send(.change(.main, .text(text)), to: try field().row, flushing: true))
    }
    #expect(store.values == ["tags": ["a", "bc", "bc"]])
    #expect(test.toasts.isEmpty && test.diagnostics.isEmpty)
  }

  @Test("A text that is typed over an element that was replaced meanwhile changes nothing")
  func staleEdit() throws {
    let stores = try stores(["a", "b"])
    let test = test(stores[1])
    try stores[0].set(["b"], forKey: "tags")
    try test.type("x", into: Self.place(0))
    #expect(stores[1].values == ["tags": ["b"]])
    #expect(test.rows.first == ["b"])
  }

  @Test(
    "A text that is typed into an element is stored there, if another one was deleted meanwhile")
  func typedWhileAnotherIsDeleted() async throws {
    let store = MemoryStore(["tags": ["a", "b", "c"]])
    let test = test(store)
    let b = try #require(test.page.reference(at: RowIndexPath(section: 0, row: 1)))
    store.set(["b", "c"], forKey: "tags")
    await test.driver.settled()
    await waitUntil { test.rows.count <= 3 }
    #expect(test.rows.map(\.first) == ["b", "c", "New"])
    #expect(test.driver.send(.change(.main, .text("B")), to: b, flushing: true))
    #expect(store.values == ["tags": ["B", "c"]])
    // The row stays the same, so that the user can continue to type.
    #expect(test.driver.send(.change(.main, .text("Be")), to: b, flushing: true))
    #expect(store.values == ["tags": ["Be", "c"]])
    #expect(test.diagnostics.isEmpty)
  }

  @Test(
    "A text that is typed into an element with several members changes only the shown one",
    arguments: ["name", "unknown", nil])
  func typedIntoMember(key: String?) throws {
    let store = MemoryStore(["tags": [["age": 36, "name": "Ada"], ["name": "Bob"], [:]]])
    var field: [String: SettingsValue] = ["Type": "PSTextFieldSpecifier"]
    field["Key"] = key.map(SettingsValue.string)
    let test = test(store, of: .dictionary(field))
    for (row, text) in ["Eve", "Evelyn", "Ben", "Dan"].enumerated() {
      try test.type(text, into: Self.place(max(0, row - 1)))
    }
    let shown = key == "name" ? "name" : "age"
    let eve: [String: SettingsValue] = ["age": 36, "name": "Ada"].merging([shown: "Evelyn"]) { $1 }
    let dan: [String: SettingsValue] = [key ?? "element": "Dan"]
    #expect(store.values == ["tags": [.dictionary(eve), ["name": "Ben"], .dictionary(dan)]])
    #expect(test.toasts.isEmpty)
  }

  @Test("A text that is typed into an element that was deleted meanwhile is in a message")
  func typedIntoDeleted() throws {
    let stores = try stores(["a", "b"])
    let test = test(stores[1])
    try stores[0].set(["b"], forKey: "tags")
    try test.type("x", into: Self.place(0))
    #expect(stores[1].values == ["tags": ["b"]])
    #expect(test.toasts == ["This entry was changed or deleted in the meantime. Not stored: x"])
  }

  @Test("A secret that is typed into an element that was deleted meanwhile is not in the message")
  func secretTypedIntoDeleted() throws {
    let stores = try stores(["a", "b"])
    let test = test(stores[1], of: ["Type": "PSTextFieldSpecifier", "IsSecure": true])
    try stores[0].set(["b"], forKey: "tags")
    try test.type("secret", into: Self.place(0))
    #expect(
      test.toasts == [
        "This entry was changed or deleted in the meantime. The value could not be stored."
      ])
  }

  @Test("A list of child panes and its row that adds one are shown without effect, and reported")
  func childPanes() throws {
    let pane: SettingsValue = ["Type": "PSChildPaneSpecifier", "File": "Root", "Title": "Add"]
    let bundle = TestBundle.page([
      "Type": "IASKListGroupSpecifier", "Key": "people", "ItemSpecifier": pane,
      "AddSpecifier": pane,
    ])
    #expect(bundle.kinds == ["unusableListItem", "unusableListItem"])
    let store = MemoryStore(["people": [["name": "Ada"]]])
    let test = PageTest(SettingsPages(bundle, store: store).rootPage)
    #expect(test.rows == [["Ada"], ["Add"]])
    #expect(throws: PageTestError.self) { try test.tap("Add") }
    #expect(store.values == ["people": [["name": "Ada"]]])
  }

  @Test("Equal elements and elements that become equal have rows of their own")
  func equalElements() throws {
    let store = MemoryStore(["tags": ["a", "a", "b"]])
    let test = test(store)
    try test.type("c", into: Self.place(0))
    #expect(store.values == ["tags": ["c", "a", "b"]])
    try test.type("a", into: Self.place(2))
    try test.type("a", into: "New")
    try test.type("d", into: Self.place(1))
    #expect(store.values == ["tags": ["c", "d", "a", "a"]])
    try test.type("c", into: Self.place(3))
    #expect(store.values == ["tags": ["c", "d", "a", "c"]])
    try test.delete(Self.place(0))
    #expect(store.values == ["tags": ["d", "a", "c"]])
    #expect(test.toasts.isEmpty && test.diagnostics.isEmpty)
  }
}
