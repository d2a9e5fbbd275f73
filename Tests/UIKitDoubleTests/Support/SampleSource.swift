// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import UIKitDouble

/// A data source of texts, with a log of the table's calls.
@MainActor
final class SampleSource: NSObject, UITableViewDataSource {
  var rows: [[String]]
  var log: [String] = []
  /// A closure that returns the cell of a row.
  ///
  /// Defaults to dequeuing one.
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
