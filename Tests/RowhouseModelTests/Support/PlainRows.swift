// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Rows for tests that need only their number.
enum PlainRows {
  static func make(_ count: Int) -> [Row] { (0..<count).map { Row("row \($0)") } }
}
