// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// Rows inside `if`s, nested four deep; five of eight branches are taken.
struct BranchBuilds: Builds {
  let model: PageModel
  let repetitions = 400

  var title: String { "ifs in ifs, 5 rows" }

  @RowBuilder
  func built() -> [AnyRow] {
    let isOn = model.isOn
    let items = model.items
    if !isOn {
      row(items[0])
      if items.isEmpty {
        row(items[1])
      } else {
        row(items[2])
        if !isOn {
          row(items[3])
          if isOn {
            row(items[4])
          } else {
            row(items[5])
          }
        }
      }
    } else {
      row(items[6])
    }
    row(items[7])
  }

  func appended() -> [AnyRow] {
    let isOn = model.isOn
    let items = model.items
    var rows: [AnyRow] = []
    if !isOn {
      rows.append(row(items[0]).row)
      if items.isEmpty {
        rows.append(row(items[1]).row)
      } else {
        rows.append(row(items[2]).row)
        if !isOn {
          rows.append(row(items[3]).row)
          if isOn {
            rows.append(row(items[4]).row)
          } else {
            rows.append(row(items[5]).row)
          }
        }
      }
    } else {
      rows.append(row(items[6]).row)
    }
    rows.append(row(items[7]).row)
    return rows
  }

  private func row(_ item: Item) -> Row {
    Row(item.title, subtitle: item.subtitle)
      .value("value")
      .onSelect { model.select(item.id) }
  }
}
