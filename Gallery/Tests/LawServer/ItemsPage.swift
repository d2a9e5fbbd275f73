// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// A page with a field that adds items to a list and one that refuses every text: `GET /items`.
struct ItemsPage: TablePage {
  @MainActor
  @Observable
  final class Items {
    fileprivate var draft = ""
    fileprivate var names: [String] = []
    fileprivate var attempts = 0

    fileprivate func add() {
      names.append(draft)
      draft = ""
    }
  }

  private let items = Items()

  var title: String { "Items" }

  var sections: [TableSection] {
    TableSection {
      FieldRow("New item", items, \.draft).onSubmit { items.add() }
      FieldRow("Refusing", text: "") { _ in items.attempts += 1 }
    }
    TableSection {
      Row("Items").value(items.names.joined(separator: " "))
      Row("Attempts").value("\(items.attempts)")
    }
  }
}
