// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

@MainActor
enum SelectionSnippets {
  struct Device {
    let id: Int
  }

  struct Playlist {
    let next: Device
  }

  struct Feed {
    let write: @MainActor () -> Void
  }

  struct ShopPage: TablePage {
    var title: String { "Shop" }
    var barColors: PageBarColors? {
      PageBarColors(background: .hex(0x00695C), title: .hex(0xFFFFFF), tint: .hex(0xFFFFFF))
    }
    var sections: [TableSection] { TableSection { Row("Shoes") } }
  }

  static func all(_ devices: [Device]) -> Row {
    Row("All").redirectsSelection { devices.first?.id }
  }

  static func next(_ playlist: Playlist, _ navigator: Navigator) -> Row {
    Row("Next").onSelect { navigator.select(playlist.next.id) }
  }

  static func empty(_ feed: Feed) -> LoadState {
    LoadState.empty {
      Part.image(.symbol("tray"), size: .square(64))
      Part.text("Nothing yet", font: .system(size: 17, weight: .semibold))
      Part.button("Write the first post", control: "write")
    }
    .onAction { feed.write() }
  }
}
