// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import UIKit

final class Selection: NSObject, UITableViewDelegate {
  // reported: nearly matches
  func tableView(_ tableView: UITableView, didSelectRow indexPath: IndexPath) {}
}
