// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

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
