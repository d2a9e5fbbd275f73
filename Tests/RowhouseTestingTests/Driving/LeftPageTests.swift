// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@Suite("Requests of tasks whose page was left")
@MainActor
struct LeftPageTests {
  private typealias Leaving = @MainActor (Navigator) -> Void

  @MainActor
  private final class Shop {
    private(set) var answers: [CheckedContinuation<Void, Never>] = []

    func send() async { await withCheckedContinuation { answers.append($0) } }

    func endSending() {
      for answer in answers { answer.resume() }
      answers = []
    }
  }

  private struct Catalog: TablePage {
    var number = 0
    let shop: Shop
    let leave: Leaving
    var title: String { "Catalog \(number)" }
    var sections: [TableSection] {
      TableSection {
        LinkRow("Next") { Catalog(number: number + 1, shop: shop, leave: leave) }
        LinkRow("Order") { Order(shop: shop, leave: leave) }
      }
    }
  }

  private struct Order: TablePage {
    let shop: Shop
    let leave: Leaving
    var title: String { "Order" }
    var sections: [TableSection] {
      TableSection {
        Row("Send").onSelect { [navigator] in
          Task {
            await shop.send()
            leave(navigator)
          }
        }
        Row("Cancel").onSelect { navigator.pop() }
        Row("Ask").onSelect {
          navigator.pop()
          navigator.confirm("Return?") { navigator.pop() }
        }
      }
    }
  }

  private let shop = Shop()

  /// Returns a test with the stack "Catalog 0", "Catalog 1", "Order", and the order being sent.
  private func test(sendingThen leave: @escaping Leaving) async throws -> PageTest {
    let test = PageTest(Catalog(shop: shop, leave: leave))
    try test.tap("Next")
    try test.tap("Order")
    try test.tap("Send")
    await turns { !shop.answers.isEmpty }
    return test
  }

  private func turns(until isDone: () -> Bool) async {
    for _ in 0..<1_000 where !isDone() { await Task.yield() }
  }

  private func endSending() async {
    shop.endSending()
    for _ in 0..<20 { await Task.yield() }
  }

  private func expectNothingHappens(
    _ request: String, _ leave: @escaping Leaving, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let test = try await test(sendingThen: leave)
    try test.back()
    await endSending()
    #expect(test.titles == ["Catalog 0", "Catalog 1"], sourceLocation: sourceLocation)
    #expect(
      test.diagnostics.map(\.kind) == [.requestOfLeftPage(request)], sourceLocation: sourceLocation)
  }

  @Test("A page that was left neither replaces nor leaves another page")
  func dropped() async throws {
    try await expectNothingHappens("replace a page") { [shop] navigator in
      navigator.replace(with: Order(shop: shop) { _ in })
    }
    try await expectNothingHappens("pop") { $0.pop() }
    try await expectNothingHappens("pop") { $0.popToRoot() }
  }

  @Test("A page that another handler has left neither replaces nor leaves another page")
  func canceled() async throws {
    let test = try await test(sendingThen: { [shop] navigator in
      navigator.replace(with: Order(shop: shop) { _ in })
    })
    try test.tap("Cancel")
    await endSending()
    #expect(test.titles == ["Catalog 0", "Catalog 1"])
    #expect(test.diagnostics.map(\.kind) == [.requestOfLeftPage("replace a page")])
  }

  @Test("The second of two taps on a row that leaves its page leaves no other page")
  func twice() async throws {
    let test = try await test(sendingThen: { $0.pop() })
    try test.tap("Send")
    await turns { shop.answers.count == 2 }
    await endSending()
    #expect(test.titles == ["Catalog 0", "Catalog 1"])
    #expect(test.diagnostics.map(\.kind) == [.requestOfLeftPage("pop")])
  }

  @Test("A page that was left can still push a page")
  func pushed() async throws {
    let test = try await test(sendingThen: { [shop] navigator in
      navigator.push(Order(shop: shop) { _ in })
    })
    try test.back()
    await endSending()
    #expect(test.titles == ["Catalog 0", "Catalog 1", "Order"] && test.diagnostics.isEmpty)
  }

  @Test("A page in the stack is replaced, and can leave several pages one after another")
  func shown() async throws {
    let replaced = try await test(sendingThen: { [shop] navigator in
      navigator.replace(with: Catalog(number: 9, shop: shop) { _ in })
    })
    await endSending()
    #expect(replaced.titles == ["Catalog 0", "Catalog 1", "Catalog 9"])
    let left = try await test(sendingThen: { navigator in
      navigator.pop()
      navigator.pop()
    })
    await endSending()
    #expect(left.titles == ["Catalog 0"] && left.diagnostics.isEmpty)
  }

  @Test("The action of a dialog leaves pages, even if the page that asked was left")
  func answers() throws {
    let test = PageTest(Catalog(shop: shop) { _ in })
    try test.tap("Next")
    try test.tap("Order")
    try test.tap("Ask")
    #expect(test.titles == ["Catalog 0", "Catalog 1"])
    try test.answer("OK")
    #expect(test.titles == ["Catalog 0"] && test.diagnostics.isEmpty)
  }
}
