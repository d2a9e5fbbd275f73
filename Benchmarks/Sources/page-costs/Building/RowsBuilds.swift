// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// Rows of a `Rows` in a builder, identified by their item.
struct RowsBuilds: Builds {
  let model: PageModel
  let repetitions = 1

  var title: String { "Rows, \(model.items.count) items" }

  @RowBuilder
  func built() -> [AnyRow] {
    Rows(model.items) { item in
      Row(item.title, subtitle: item.subtitle)
        .value("value")
        .onSelect { model.select(item.id) }
    }
  }

  func appended() -> [AnyRow] {
    var rows: [AnyRow] = []
    for item in model.items {
      rows.append(
        Row(item.title, subtitle: item.subtitle, id: item.id)
          .value("value")
          .onSelect { model.select(item.id) }
          .row)
    }
    return rows
  }
}
