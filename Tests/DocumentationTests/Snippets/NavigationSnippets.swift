// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

/// The examples of `LinkRow`, `TablePage.navigator`, and `SingleRowBuilder`.
private enum NavigationSnippets {
  @MainActor
  final class Account {
    var devices: [String] = []

    func copyAddress() {}
  }

  struct StaffPage: TablePage {
    var title: String { "Staff" }
    var sections: [TableSection] {}
  }

  struct DevicesPage: TablePage {
    let account: Account
    var title: String { "Devices" }
    var sections: [TableSection] {}
  }

  @MainActor
  static func links(account: Account) -> TableSection {
    TableSection {
      LinkRow("Staff") { StaffPage() }
      LinkRow("Devices") { DevicesPage(account: account) }
        .value("\(account.devices.count)")
    }
  }

  struct Order: Identifiable {
    let number: Int
    var id: Int { number }
    var title: String { "Order \(number)" }
    var path: String { "/orders/\(number)" }
  }

  struct OrderPage: TablePage {
    let order: Order
    var title: String { order.title }
    var sections: [TableSection] {}
  }

  @MainActor
  static func link(order: Order) -> LinkRow {
    LinkRow("Order 17", path: "/orders/17") { OrderPage(order: order) }
  }

  @MainActor
  static func links(orders: [Order]) -> TableSection {
    TableSection("Orders") {
      Rows(orders) { order in
        LinkRow(order.title, path: order.path) { OrderPage(order: order) }
      }
    }
  }

  struct AccountPage: TablePage {
    let account: Account
    var title: String { "Account" }

    var sections: [TableSection] {
      TableSection {
        Row("Copy address").onSelect {
          account.copyAddress()
          navigator.toast("Copied")
        }
      }
    }
  }
}

/// The settings that all pages of an application follow.
@MainActor
final class AppSettings {
  var isDark = false
  var language = "en"
}

@MainActor
protocol AppPage: TablePage {
  var settings: AppSettings { get }
}

extension AppPage {
  var colorScheme: PageColorScheme? { settings.isDark ? .dark : nil }
  var language: String? { settings.language }
}

/// The examples of *Moving between pages*.
@MainActor
@Suite("Moving between pages")
struct StackSnippets {
  struct Account {}

  struct Order: Equatable {}

  @MainActor
  final class Accounts {
    func delete(_ account: Account) {}
  }

  @MainActor
  final class Shop {
    var newest = 1

    func send(_ order: Order) async throws -> Int {
      await Task.yield()
      return newest
    }
  }

  struct BasketPage: TablePage {
    let shop: Shop
    var title: String { "Basket" }
    var sections: [TableSection] {}
  }

  struct DeliveryPage: TablePage {
    var title: String { "Delivery times" }
    var sections: [TableSection] {}
  }

  struct ReceiptPage: TablePage {
    let number: Int
    var title: String { "Receipt" }
    var sections: [TableSection] {}
  }

  struct AccountPage: TablePage {
    let account: Account
    var title: String { "Account" }
    var sections: [TableSection] {}
  }

  struct Page: TablePage {
    let accounts: Accounts
    let account: Account
    let shop: Shop
    let form: FormModel<Order>
    var title: String { "Page" }

    var sections: [TableSection] {
      TableSection {
        Row("Basket").accessory(.disclosure).onSelect { navigator.push(BasketPage(shop: shop)) }
        ButtonRow("Delete the account", role: .destructive) {
          accounts.delete(account)
          navigator.pop(2)
        }
        ButtonRow("Continue shopping") { navigator.popToRoot() }
        SubmitRow("Order", form) { order in
          let number = try await shop.send(order)
          navigator.replace(with: ReceiptPage(number: number))
        }
        Row("Delivery times").accessory(.disclosure)
          .onSelect { navigator.push(DeliveryPage()) }
          .disabled(form.isSubmitting)
        ButtonRow("Sign in") { navigator.replace(with: AccountPage(account: account)) }
        Row("Show the newest").onSelect {
          navigator.pop()
          navigator.scroll(to: shop.newest)
        }
      }
    }
  }

  @Test("The action of a form shows another page with the navigator")
  func submitting() async throws {
    let page = Page(
      accounts: Accounts(), account: Account(), shop: Shop(), form: FormModel(Order()))
    let test = PageTest(page)
    try test.tap("Order")
    try await test.waitUntil { test.title == "Receipt" }
  }
}

/// The example of `SingleRowBuilder`.
@MainActor
private struct CardSnippets {
  @MainActor
  final class Card {
    var name = ""
    var isPublic = false
  }

  enum CardField {
    case name, isPublic
  }

  let card: Card

  @SingleRowBuilder
  func row(for field: CardField) -> AnyRow {
    switch field {
    case .name: FieldRow("Name", card, \.name)
    case .isPublic: ToggleRow("Public", card, \.isPublic)
    }
  }
}
