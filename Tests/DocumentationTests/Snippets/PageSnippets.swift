// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

enum PageSnippets {
  typealias Settings = Account

  struct SettingsPage: TablePage {
    let settings: Settings

    var title: String { "Settings" }

    var sections: [TableSection] {
      TableSection("General", footer: "Pictures are kept for a week.") {
        ToggleRow("Night mode", settings, \.nightMode)
        Row("Clear cache").value(settings.cacheSize)
        if settings.isManager {
          Row("Staff").accessory(.disclosure)
        }
      }
      TableSection(settings.devices, id: \.serial) { device in
        Row(device.name, subtitle: device.lastSeen)
          .onDelete { settings.forget(device) }
      }
    }
  }
}

enum ShortPageSnippets {
  typealias Settings = Account

  struct SettingsPage: TablePage {
    let settings: Settings  // @Observable

    var title: String { "Settings" }

    var sections: [TableSection] {
      TableSection("General") {
        ToggleRow("Night mode", settings, \.nightMode)
      }
    }
  }

  @MainActor
  static func fruits() -> ListPage {
    ListPage("Fruits", ["Apple", "Pear", "Quince"])
  }
}

enum WrapperSnippets {
  struct SettingsWithVersion: WrapperPage {
    let wrappedPage: any TablePage

    var footer: HeaderFooter { .title("Version 1.0") }
  }
}

enum LanguageSnippets {
  final class Product {
    var price = 0.0
  }

  struct PricePage: TablePage {
    let product: Product
    let language: String? = "de-CH"
    var title: String { "Preis" }
    var sections: [TableSection] {
      TableSection { NumberRow("Preis", product, \.price) }
    }
  }
}
