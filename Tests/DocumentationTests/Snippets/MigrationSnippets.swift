// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The pages of the migration articles.
enum MigrationFromSJSnippets {
  typealias Settings = TutorialSnippets.Account

  struct SecurityPage: TablePage {
    var title: String { "Security" }
    var sections: [TableSection] { [] }
  }

  struct SettingsPage: TablePage {
    let settings: Settings

    var title: String { "Settings" }

    var sections: [TableSection] {
      TableSection {
        LinkRow("Account & security") { SecurityPage() }
          .image(.named("shield"))
          .value("Protected", image: .named("lock"), order: .textAtEdge)
      }
      TableSection("General") {
        ToggleRow("Night mode", settings, \.nightMode)
        Row("Clear cache").value(settings.cacheSize)
      }
      .style(\.titleFont, .system(size: 17))
      TableSection {
        ButtonRow("Log out", role: .destructive) { settings.logOut() }
      }
    }
  }
}

enum MigrationFromCBSnippets {
  struct Item: Equatable, Sendable {
    let id: Int
    let name: String
  }

  struct GoodsContent: RowContent {
    let item: Item

    func body(style: ResolvedStyle) -> Part {
      .text(item.name, font: style.titleFont, color: style.titleColor)
    }
  }

  @MainActor
  final class Shop {
    var goods: [Item] = []

    func open(_ item: Item) {}
    func remove(_ item: Item) { goods.removeAll { $0 == item } }
  }

  struct ShopPage: TablePage {
    let shop: Shop

    var title: String { "Shop" }

    var sections: [TableSection] {
      TableSection("Goods") {
        Rows(shop.goods, id: \.id) { item in
          CustomRow(GoodsContent(item: item))
            .height(.automatic())
            .onSelect { shop.open(item) }
            .onDelete { shop.remove(item) }
        }
      }
    }
  }
}

extension MigrationFromCBSnippets {
  @MainActor
  static func profile(_ rows: [[String: Any]]) -> ListPage {
    ListPage(
      "Profile", rows, id: { $0["text"] as? String },
      content: { row in
        Row(row["text"] as? String ?? "", subtitle: row["detail"] as? String)
          .value(row["value"] as? String)
          .image((row["image"] as? String).map(ImageSource.named))
      })
  }
}

enum MigrationFromSigmaSnippets {
  @MainActor
  final class Store {
    var isManager = true
  }

  struct StorePage: TablePage {
    let store: Store

    var title: String { "Store Management" }

    var sections: [TableSection] {
      TableSection("Income") {
        if store.isManager {
          Row("Withdraw", id: "withdraw")
            .height(60)
            .onSelect { navigator.alert("Entry to withdraw money") }
        }
        Row("Orders", id: "orders")
          .accessory(.disclosure)
          .onSelect { navigator.alert("Entry to see orders") }
      }
      .headerHeight(40)
      .footerHeight(0)
    }
  }

  @MainActor
  final class Controller {
    func showOrders() {}
  }

  @MainActor
  static func row(_ controller: Controller) -> Row {
    Row("Orders").onSelect { [weak controller] in controller?.showOrders() }
  }
}
