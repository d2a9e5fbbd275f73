// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// Rows inside nested `if`s in a `for`.
struct LoopedBranchBuilds: Builds {
  let model: PageModel
  let repetitions = 1

  var title: String { "ifs in a for, \(model.items.count) turns" }

  @RowBuilder
  func built() -> [AnyRow] {
    for item in model.items {
      if item.id % 2 == 0 {
        if item.id % 3 == 0 {
          row(item, value: "sixth")
        } else {
          row(item, value: "even")
        }
      } else {
        row(item, value: "odd")
      }
    }
  }

  func appended() -> [AnyRow] {
    var rows: [AnyRow] = []
    for item in model.items {
      if item.id % 2 == 0 {
        if item.id % 3 == 0 {
          rows.append(row(item, value: "sixth").row)
        } else {
          rows.append(row(item, value: "even").row)
        }
      } else {
        rows.append(row(item, value: "odd").row)
      }
    }
    return rows
  }

  private func row(_ item: Item, value: String) -> Row {
    Row(item.title, subtitle: item.subtitle)
      .value(value)
      .onSelect { model.select(item.id) }
  }
}
