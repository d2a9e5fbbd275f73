// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import UIKit

final class Correct: NSObject, UITableViewDelegate {
  func configure(_ tableView: UITableView) -> CGFloat {
    if #available(iOS 16, macCatalyst 16, *) {
      tableView.selfSizingInvalidation = .disabled
    }
    return tableView.tableHeaderView?.frame.height ?? 0
  }
}

extension Correct {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
