// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page of rows that a builder creates, one for each item: a title, a subtitle, a value, and a
/// closure.
struct BuilderPage: TablePage {
  let model: PageModel

  var title: String { "Built" }

  var sections: [TableSection] {
    let value = model.value
    TableSection("All") {
      for item in model.items {
        Row(item.title, subtitle: item.subtitle)
          .value(item.id % 100 == 50 ? value : "value")
          .onSelect { model.select(item.id) }
      }
    }
  }
}
