// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The model of the examples.
@MainActor
final class Account: Sendable {
  struct Device: Equatable, Sendable {
    let serial: String
    var name: String
    var lastSeen: String
  }

  var name = ""
  var address = ""
  var nightMode = false
  var cacheSize = ""
  var isManager = false
  var devices: [Device] = []

  func forget(_ device: Device) {}
  func logOut() {}
}

@MainActor
final class Network: Sendable {
  private(set) var isOn = false

  func turn(_ isOn: Bool) { self.isOn = isOn }
}

@MainActor
struct RowSnippets {
  let account: Account
  let settings: Account
  let network: Network
  let navigator: Navigator

  struct SecurityPage: TablePage {
    let account: Account
    var title: String { "" }
    var sections: [TableSection] {}
  }

  struct Profile: RowContent {
    var name: String
    var address: String

    func body(style: ResolvedStyle) -> Part {
      .horizontal(spacing: style.margin) {
        Part.image(.named("avatar"), size: .square(56))
        Part.vertical(spacing: 4) {
          Part.text(name, font: style.titleFont, color: style.titleColor)
          Part.text(address, font: style.subtitleFont, color: style.subtitleColor)
        }
        Part.spacer()
      }
    }
  }

  var section: TableSection {
    TableSection {
      Row("Account & security", id: "security")
        .value("Protected", image: .named("lock"), order: .textAtEdge)
        .accessory(.disclosure)
        .onSelect { navigator.push(SecurityPage(account: account)) }
      Row("Account & security").id("security")
      Row("Wi-Fi").image(.symbol("wifi"), tile: .hex(0x0A6FE8))
      Row("Diagnostics", subtitle: "Send reports about crashes and slow starts to the developer")
        .style(\.subtitleLineLimit, 3)
      ToggleRow("Night mode", settings, \.nightMode)
      ToggleRow("Wi-Fi", isOn: network.isOn) { isOn in network.turn(isOn) }
      ButtonRow("Log out", role: .destructive) { account.logOut() }
      ButtonRow("Log out", role: .destructive) {
        navigator.confirm("Really log out?", confirm: "Log out", role: .destructive) {
          account.logOut()
        }
      }
      CustomRow(Profile(name: account.name, address: account.address))
        .accessory(.disclosure)
        .height(80)
    }
  }

  @MainActor
  final class Contact {
    let number = 1
    var name = ""
  }

  func section(of selected: Contact) -> TableSection {
    TableSection("Contact") {
      FieldRow("Name", selected, \.name)
    }
    .id(selected.number)
  }

  struct Story: Hashable {
    var photograph: String
    var caption: String
    var width: Double
    var height: Double
  }

  struct Photograph: RowContent {
    var story: Story

    func body(style: ResolvedStyle) -> Part {
      Part.image(
        .remote(story.photograph), aspectRatio: story.width / story.height, maximumHeight: 420,
        label: story.caption)
    }
  }

  struct Product: Hashable {
    var id: String
    var name: String
    var picture: String
  }

  struct ProductGrid: RowContent {
    var products: [Product]

    func body(style: ResolvedStyle) -> Part {
      .grid(minimumColumnWidth: 150, spacing: 12) {
        for product in products {
          Part.vertical(spacing: 4) {
            Part.image(.remote(product.picture), aspectRatio: 1)
            Part.text(product.name, font: style.titleFont, color: style.titleColor)
          }
          .pressable(label: product.name, control: ControlID(product.id))
        }
      }
    }
  }

  @MainActor
  final class Shop {
    var products: [Product] = []
    func add(_ id: String) {}
  }

  func row(of shop: Shop) -> CustomRow {
    CustomRow(ProductGrid(products: shop.products))
      .height(.automatic())
      .onControlChange { control, _ in shop.add(control.name) }
  }

  func row(of story: Story) -> CustomRow {
    CustomRow(Photograph(story: story)).height(.automatic())
  }

  func part(name: String, address: String, isFollowed: Bool, style: ResolvedStyle) -> Part {
    Part.horizontal(spacing: 12) {
      Part.image(.named("avatar"), size: .square(56))
      Part.vertical(spacing: 4) {
        Part.text(name, font: style.titleFont)
        Part.text(address, font: style.subtitleFont, color: style.subtitleColor)
      }
      Part.spacer()
      Part.toggle(isOn: isFollowed, label: "Follow")
    }
  }
}

@MainActor
final class CacheController {
  func clearCache() {}

  var row: Row {
    Row("Clear cache").onSelect { [weak self] in self?.clearCache() }
  }
}

enum ReuseSnippets {
  static func identifier() {
    let part = Part.horizontal {
      Part.image(.named("avatar"), size: .square(56))
      Part.vertical {
        Part.text("Jane")
        Part.text("Online", color: .secondaryLabel)
      }
    }
    print(part.reuseIdentifier)
    // horizontal(image,vertical(text,text))
  }
}
