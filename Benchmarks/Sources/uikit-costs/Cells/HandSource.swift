// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import UIKitDouble

/// A data source with handwritten cells.
final class HandSource: NSObject, UITableViewDataSource {
  private let items: [SettingItem]

  init(_ items: [SettingItem]) { self.items = items }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "hand") as? HandCell else {
      let cell = HandCell(style: .default, reuseIdentifier: "hand")
      cell.show(items[indexPath.row])
      return cell
    }
    cell.show(items[indexPath.row])
    return cell
  }
}

/// A data source with empty cells.
final class BareSource: NSObject, UITableViewDataSource {
  private let items: [SettingItem]

  init(_ items: [SettingItem]) { self.items = items }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "bare")
      ?? UITableViewCell(style: .default, reuseIdentifier: "bare")
  }
}
#endif
