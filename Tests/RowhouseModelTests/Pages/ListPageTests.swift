// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("List pages")
@MainActor
struct ListPageTests {
  @Test("Values are shown by their descriptions, and are their own ids")
  func values() throws {
    let page = ListPage("Fruits", ["Apple", "Pear"])
    #expect(page.title == "Fruits")
    #expect(page.sections.count == 1)
    #expect(page.sections[0].header == .none)
    let source = try #require(page.sections[0].data)
    #expect(source.ids() == ["Apple", "Pear"])
    #expect((0..<2).map { source.row(at: $0).texts } == [["Apple"], ["Pear"]])
    #expect(ListPage("Numbers", 1...3).sections[0].data?.ids() == [1, 2, 3])
  }

  @Test("Elements are shown as the rows of the closure")
  func content() throws {
    let page = ListPage("Prices", [("a", 1), ("b", 2)].map(Price.init), id: \.name) { price in
      Row(price.name).value("\(price.amount)")
    }
    let source = try #require(page.sections[0].data)
    #expect(source.ids() == ["a", "b"])
    #expect(source.row(at: 1).texts == ["b", "2"])
    #expect(source.isComparableAnywhere)
  }

  @Test("The id of an identifiable element is that of its row")
  func identifiable() throws {
    let page = ListPage("Prices", [Tag(id: 7, name: "a"), Tag(id: 9, name: "b")]) { Row($0.name) }
    let source = try #require(page.sections[0].data)
    #expect(source.ids() == [7, 9])
    #expect(source.row(at: 1).texts == ["b"])
    #expect(source.isComparableAnywhere)
    let objects = ListPage("Objects", [Entry(id: 3), Entry(id: 4)]) { Row("\($0.id)") }
    #expect(objects.sections[0].data?.ids() == [3, 4])
    #expect(objects.sections[0].data?.isComparableAnywhere == false)
    let comparable = ListPage("Objects", [ComparableEntry(id: 5)]) { Row("\($0.id)") }
    #expect(comparable.sections[0].data?.ids() == [5])
    #expect(comparable.sections[0].data?.isComparableAnywhere == false)
  }

  @Test("Dictionaries with values of any type, and objects, have the ids of a closure")
  func closureIDs() throws {
    let people: [[String: Any]] = [["name": "Ada", "age": 36], ["name": "Grace"]]
    let page = ListPage(
      "People", people, id: { $0["name"] as? String },
      content: { person in
        Row(person["name"] as? String ?? "").value((person["age"] as? Int).map { "\($0)" })
      })
    let source = try #require(page.sections[0].data)
    #expect(source.ids() == [ItemID("Ada" as String?), ItemID("Grace" as String?)])
    #expect((0..<2).map { source.row(at: $0).texts } == [["Ada", "36"], ["Grace"]])
    #expect(!source.isComparableAnywhere)
    let objects = ListPage("Objects", [Entry(id: 3), Entry(id: 4)], id: \.id) { entry in
      Row("\(entry.id)")
    }
    #expect(objects.sections[0].data?.ids() == [3, 4])
    #expect(objects.sections[0].data?.isComparableAnywhere == false)
    let comparable = ListPage("Objects", [ComparableEntry(id: 5)], id: \.id) { entry in
      Row("\(entry.id)")
    }
    #expect(comparable.sections[0].data?.ids() == [5])
    #expect(comparable.sections[0].data?.isComparableAnywhere == false)
  }

  @Test("A list page has one section with one id, and the defaults of a page")
  func defaults() {
    let (first, second) = (ListPage("a", [1]), ListPage("b", [2, 3]))
    #expect(first.sections[0].id == second.sections[0].id)
    #expect(first.appearance == .grouped)
    #expect(first.loadState == .content)
    #expect(ListPage("none", [Int]()).sections[0].rowCount == 0)
  }

  @Test("A list page can be created off the main actor")
  nonisolated func nonisolatedInit() async {
    let page = ListPage("Fruits", ["Apple"])
    #expect(await page.sections.count == 1)
  }

  private struct Tag: Identifiable, Equatable, Sendable {
    let id: Int
    let name: String
  }

  /// An object that cannot be compared, and that must stay on the main actor.
  private class Entry: Identifiable {
    let id: Int

    init(id: Int) { self.id = id }
  }

  private final class ComparableEntry: Entry, Equatable {
    static func == (first: ComparableEntry, second: ComparableEntry) -> Bool {
      first.id == second.id
    }
  }

  private struct Price: Equatable, Sendable {
    var name: String
    var amount: Int
  }
}
