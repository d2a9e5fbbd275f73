// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import UIKit

@MainActor
func headerHeight(of tableView: UITableView) -> CGFloat {
  // reported: must be unwrapped
  tableView.tableHeaderView.frame.height
}
