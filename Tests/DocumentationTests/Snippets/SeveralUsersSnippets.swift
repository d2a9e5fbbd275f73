// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

/// The examples of *Edits by several users*.
@MainActor
@Suite("Edits by several users")
struct SeveralUsersSnippets {
  struct Order: Equatable, Sendable {
    let id: Int
    var version = 1
    var name = ""
    var phone = ""
  }

  @MainActor @Observable
  final class Shop {
    private(set) var orders = [7: Order(id: 7)]

    /// Stores an order unless the stored one is newer, and returns the one that is stored then.
    func save(_ order: Order) async throws -> (stored: Order, isSaved: Bool) {
      if let stored = orders[order.id], stored.version != order.version { return (stored, false) }
      var stored = order
      stored.version += 1
      orders[order.id] = stored
      return (stored, true)
    }
  }

  struct OrderPage: TablePage {
    let form: FormModel<Order>
    let shop: Shop
    var title: String { "Order" }
    @SectionBuilder
    var sections: [TableSection] {
      if !form.isSubmitting, let newer = shop.orders[form.saved.id], newer != form.saved {
        TableSection(footer: "Somebody else has changed this order. Your entries are kept.") {
          ButtonRow("Show the changes") { form.rebase(onto: newer) }
        }
      }
      TableSection {
        FieldRow("Name", form, \.name)
        FieldRow("Phone", form, \.phone, kind: .phone)
      }
    }
  }

  struct SavingPage: TablePage {
    let form: FormModel<Order>
    let shop: Shop
    var title: String { "Order" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", form, \.name)
        SubmitRow("Save", form) { order in
          let (stored, isSaved) = try await shop.save(order)
          form.rebase(onto: stored)
          if !isSaved {
            throw FormErrors(\Order.self, "Somebody else has changed this order. Check it.")
          }
        }
      }
    }
  }

  @Test("The entries of a user remain, and the others are the newer ones")
  func several() async throws {
    let shop = Shop()
    let form = FormModel(Order(id: 7))
    let test = PageTest(OrderPage(form: form, shop: shop))
    try test.type("Ann", into: "Name")
    _ = try await shop.save(Order(id: 7, phone: "1"))
    try test.tap("Show the changes")
    #expect(test.rows == [["Name", "Ann"], ["Phone", "1"]])
    form.submit { order in form.rebase(onto: try await shop.save(order).stored) }
    try await test.waitUntil { form.submission == .saved }
    #expect(shop.orders[7]?.name == "Ann" && !form.isDirty)
    #expect(test.rows == [["Name", "Ann"], ["Phone", "1"]])
  }

  @Test("An outdated order is refused once, and can be saved again")
  func refused() async throws {
    let shop = Shop()
    let form = FormModel(Order(id: 7))
    let test = PageTest(SavingPage(form: form, shop: shop))
    try test.type("Ann", into: "Name")
    _ = try await shop.save(Order(id: 7, phone: "1"))
    try test.tap("Save")
    try await test.waitUntil { form.submission == .failed }
    try test.tap("Save")
    try await test.waitUntil { form.submission == .saved }
    #expect(shop.orders[7] == Order(id: 7, version: 3, name: "Ann", phone: "1"))
    try test.type("Anna", into: "Name")
    try test.tap("Save")
    try await test.waitUntil { shop.orders[7]?.name == "Anna" && !form.isSubmitting }
    #expect(form.submission == .saved && form.saved.version == 4)
  }
}
