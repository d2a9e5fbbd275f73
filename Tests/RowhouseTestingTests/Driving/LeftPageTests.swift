// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTestSupport
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
        LinkRow("Delivery times") { Catalog(number: 5, shop: shop, leave: leave) }
        Row("Ask").onSelect {
          navigator.pop()
          navigator.confirm("Return?") { navigator.pop() }
        }
        Row("Ask later").onSelect { [navigator] in
          navigator.pop()
          navigator.confirm("Return?") {
            Task {
              await shop.send()
              leave(navigator)
            }
          }
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
    await waitUntil { !shop.answers.isEmpty }
    return test
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
    await waitUntil { shop.answers.count == 2 }
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

  @Test(
    "A task leaves or replaces its own page, once the user has returned to it", arguments: [1, 2])
  func covered(count: Int) async throws {
    let replacement = Catalog(number: 9, shop: shop) { _ in }
    let requests: [(Leaving, [String])] = [
      ({ $0.replace(with: replacement) }, ["Catalog 0", "Catalog 1", "Catalog 9"]),
      ({ $0.pop() }, ["Catalog 0", "Catalog 1"]),
      ({ for _ in 0..<2 { $0.pop() } }, ["Catalog 0"]),
    ]
    for (leave, titles) in requests {
      let test = try await test(sendingThen: leave)
      try test.tap("Delivery times")
      if count == 2 { try test.tap("Next") }
      await endSending()
      #expect(test.titles.suffix(count) == ["Catalog 5", "Catalog 6"].prefix(count))
      for _ in 0..<count { try test.back() }
      #expect(test.titles == titles && test.diagnostics.isEmpty)
    }
  }

  @Test("Of several tasks that wait for their page, the last one replaces it")
  func lastTask() async throws {
    var numbers = 7
    let test = try await test(sendingThen: { [shop] navigator in
      numbers += 1
      navigator.replace(with: Catalog(number: numbers, shop: shop) { _ in })
    })
    try test.tap("Send")
    await waitUntil { shop.answers.count == 2 }
    try test.tap("Delivery times")
    await endSending()
    try test.back()
    #expect(test.titles == ["Catalog 0", "Catalog 1", "Catalog 9"] && test.diagnostics.isEmpty)
  }

  @Test("A task returns to the first page at once, even from below other pages")
  func rootFromBelow() async throws {
    let test = try await test(sendingThen: { $0.popToRoot() })
    try test.tap("Delivery times")
    await endSending()
    #expect(test.titles == ["Catalog 0"])
  }

  @Test("The action of a dialog returns to a page that is then left by its task")
  func answerAbove() async throws {
    let test = try await test(sendingThen: { $0.pop() })
    try test.tap("Delivery times")
    await endSending()
    try test.tap("Order")
    try test.tap("Ask")
    #expect(test.titles == ["Catalog 0", "Catalog 1", "Order", "Catalog 5"])
    try test.answer("OK")
    #expect(test.titles == ["Catalog 0", "Catalog 1"] && test.diagnostics.isEmpty)
  }

  @Test("A report about the action of a dialog names the page that has left")
  func nameOfLeftPage() async throws {
    let test = PageTest(Catalog(shop: shop) { $0.pop() })
    try test.tap("Next")
    try test.tap("Order")
    try test.tap("Ask later")
    try test.answer("OK")
    await waitUntil { !shop.answers.isEmpty }
    await endSending()
    #expect(test.titles == ["Catalog 0", "Catalog 1"])
    #expect(test.diagnostics == [PageDiagnostic(.requestOfLeftPage("pop"), page: "Order")])
  }

  @Test("A task that has pushed a page replaces the page on top")
  func ownPush() async throws {
    let test = try await test(sendingThen: { [shop] navigator in
      navigator.push(Order(shop: shop) { _ in })
      navigator.replace(with: Catalog(number: 9, shop: shop) { _ in })
    })
    await endSending()
    #expect(test.titles == ["Catalog 0", "Catalog 1", "Order", "Catalog 9"])
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
