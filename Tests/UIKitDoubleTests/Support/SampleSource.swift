// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import UIKitDouble

/// Rows that are their texts, and a log of what the table asked.
@MainActor
final class SampleSource: NSObject, UITableViewDataSource {
  var rows: [[String]]
  var log: [String] = []
  /// What happens instead of dequeuing the cell of a row.
  var makeCell: (UITableView, IndexPath) -> UITableViewCell = { table, path in
    table.dequeueReusableCell(withIdentifier: "cell", for: path)
  }

  init(_ rows: [[String]]) {
    self.rows = rows
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.section).\(indexPath.row)")
    let cell = makeCell(tableView, indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
}
#endif
