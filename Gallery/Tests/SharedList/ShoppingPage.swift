// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if PostgreSQL
import Rowhouse

/// The page of a list that all processes show.
struct ShoppingPage: TablePage {
  let list: ShoppingList

  var title: String { "Shopping" }

  var sections: [TableSection] {
    TableSection(list.items) { item in
      ToggleRow(item.name, isOn: item.isBought) { list.setBought($0, of: item) }
    }
    TableSection {
      Row("Add an item").onSelect { list.add("Item \(list.items.count + 1)") }
    }
  }
}
#endif
