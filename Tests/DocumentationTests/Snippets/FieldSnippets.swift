// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// The examples of `FieldRow` and `SliderRow`.
private struct AccountPage: TablePage {
  let account: Account
  let list: ItemList

  let player: Player
  let reader: Reader

  var title: String { "Account" }
  var query: String { list.query }

  var sections: [TableSection] {
    TableSection {
      FieldRow("Name", account, \.name, placeholder: "As on your passport")
      FieldRow("E-mail", account, \.email, kind: .email)
      FieldRow("", text: query, placeholder: "Search", kind: .search) { list.search(for: $0) }
        .reporting(.continuous)
      SliderRow("Volume", player, \.volume)
      SliderRow("Text size", value: reader.size, in: 12...24, step: 1) { reader.size = $0 }
        .value("\(reader.size) points")
        .reporting(.continuous)
    }
  }

  @MainActor
  @Observable
  final class Player { var volume = 0.5 }

  @MainActor
  @Observable
  final class Reader { var size = 15.0 }

  @MainActor
  @Observable
  final class Account {
    var name = ""
    var email = ""
  }

  @MainActor
  @Observable
  final class ItemList {
    private(set) var query = ""

    func search(for text: String) { query = text }
  }
}
