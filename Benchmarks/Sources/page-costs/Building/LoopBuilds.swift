// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// Rows of a `for` in a builder, identified by their iteration.
struct LoopBuilds: Builds {
  let model: PageModel
  let repetitions = 1

  var title: String { "for, \(model.items.count) turns" }

  @RowBuilder
  func built() -> [AnyRow] {
    for item in model.items {
      Row(item.title, subtitle: item.subtitle)
        .value("value")
        .onSelect { model.select(item.id) }
    }
  }

  func appended() -> [AnyRow] {
    var rows: [AnyRow] = []
    for item in model.items {
      rows.append(
        Row(item.title, subtitle: item.subtitle)
          .value("value")
          .onSelect { model.select(item.id) }
          .row)
    }
    return rows
  }
}
