// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The pages of the article that compares pages with their old code.
enum BesideSJSnippets {
  struct GroupedCellsPage: TablePage {
    var title: String { "" }
    var sections: [TableSection] { [] }
  }

  struct CellsOfOneGroupPage: TablePage {
    var title: String { "" }
    var sections: [TableSection] { [] }
  }

  @MainActor
  final class Account { var nightMode = false }

  struct SettingsPage: TablePage {
    let account: Account

    var title: String { "设置" }

    var sections: [TableSection] {
      TableSection {
        link("账号与安全").value("已保护", image: .named("ProfileLockOn"), order: .textAtEdge)
      }
      TableSection {
        link("新消息通知")
        ToggleRow("夜间模式", account, \.nightMode)
        link("清理缓存").value("12.3M").onSelect { print("清理缓存") }
        link("隐私")
        link("通用")
      }
      TableSection {
        link("帮助与反馈")
        link("关于微信")
      }
      TableSection {
        link("定制性cell展示页面 - 分组").onSelect { navigator.push(GroupedCellsPage()) }
        link("定制性cell展示页面 - 同组").onSelect { navigator.push(CellsOfOneGroupPage()) }
      }
      TableSection {
        ButtonRow("退出登录") {
          navigator.confirm("真的要退出登录嘛？", confirm: "是的", cancel: "取消") {}
        }
      }
    }

    private func link(_ title: String) -> Row { Row(title, id: title).accessory(.disclosure) }
  }
}

enum BesideCBSnippets {
  struct Front: Sendable {
    let banners: [String]
    let categories: [String]
    let activities: [String]
    let goods: [Goods]
  }

  struct Goods: Hashable, Sendable {
    let number: Int
    let name: String
  }

  struct Pictures: RowContent {
    let names: [String]
    let height: Double

    func body(style: ResolvedStyle) -> Part {
      .pager(label: "") {
        for name in names { Part.fillingImage(.named(name)).aspectRatio(1 / height) }
      }
    }
  }

  struct GoodsContent: RowContent {
    let goods: Goods

    func body(style: ResolvedStyle) -> Part { .text(goods.name) }
  }

  struct ShopPage: TablePage {
    let front: Front

    var title: String { "Shop" }
    var appearance: PageAppearance { .plain }
    var bar: PageBar { .fadesIn }

    var sections: [TableSection] {
      TableSection { CustomRow(Pictures(names: front.banners, height: 0.48)) }
        .style(Self.edgeToEdge)
      TableSection { CustomRow(Pictures(names: front.categories, height: 0.48)) }
        .style(Self.edgeToEdge)
      TableSection(front.activities, id: \.self) { name in
        CustomRow(Pictures(names: [name], height: 0.36))
      }
      .style(Self.edgeToEdge)
      TableSection(front.goods, id: \.number) { goods in
        CustomRow(GoodsContent(goods: goods))
          .height(160)
          .style(\.rowBackground, goods.number.isMultiple(of: 2) ? .pageBackground : .rowBackground)
      }
      .style(\.separator, .hidden)
    }

    private static var edgeToEdge: StyleOverrides {
      var style = StyleOverrides()
      style.margin = 0
      style.rowPadding = 0
      style.rowHeight = .automatic(minimum: 0)
      style.separator = .hidden
      return style
    }
  }
}

enum BesideSigmaSnippets {
  struct StoreContent: RowContent {
    let name: String
    let about: String

    func body(style: ResolvedStyle) -> Part {
      .horizontal(spacing: 10) {
        Part.image(.named("icon_store"), size: .square(60))
        Part.vertical {
          Part.text(name, font: .system(size: 20, weight: .bold))
          Part.text(about, font: .system(size: 17))
        }
        Part.spacer()
      }
    }
  }

  struct StorePage: TablePage {
    let isManager: Bool

    var title: String { "Store Management" }
    var style: StyleOverrides { Self.heads }

    var sections: [TableSection] {
      TableSection("Store Info") {
        CustomRow(StoreContent(name: "MacBook Online", about: "MacBooks, new and used"))
          .height(80)
        if isManager { entry("View all products", "Entry to show product list") }
      }
      if isManager {
        TableSection("Advanced Settings") {
          entry("Store Decoration", "Entry to do store decoration")
          entry("Store Location", "Entry to set store location")
          entry("Open Time", "Entry to set store open time")
        }
      }
      TableSection("Income Info") {
        if isManager {
          ButtonRow("Withdraw") { navigator.alert("Entry to withdraw money") }
            .height(60)
            .style(\.buttonFont, .system(size: 22, weight: .bold))
        }
        entry("Orders", "Entry to see orders")
        entry("Income", "Entry to see Income")
      }
      TableSection("Other") { entry("About", "Entry to see about info") }
        .footerHeight(40)
    }

    private func entry(_ title: String, _ message: String) -> Row {
      Row(title, id: title)
        .accessory(.disclosure)
        .onSelect { navigator.alert(message) }
    }

    private static var heads: StyleOverrides {
      var style = StyleOverrides()
      style.headerHeight = .fixed(40)
      style.footerHeight = .fixed(0)
      return style
    }
  }
}
