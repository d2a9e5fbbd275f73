// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import UIKit

@MainActor
func stopResizing(_ tableView: UITableView) {
  // reported: 16.0 or newer
  tableView.selfSizingInvalidation = .disabled
}
