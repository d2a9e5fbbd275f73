// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page with a row for each item, created when a host requests it.
struct DataPage: TablePage {
  let model: PageModel

  var title: String { "Data" }

  var sections: [TableSection] {
    TableSection(model.items, id: \.id) { item in
      Row(item.title, subtitle: item.subtitle).onSelect { model.select(item.id) }
    }
  }
}
