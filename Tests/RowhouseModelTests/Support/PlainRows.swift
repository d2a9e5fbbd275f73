// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Rows for tests that care for their number alone.
enum PlainRows {
  static func make(_ count: Int) -> [Row] { (0..<count).map { Row("row \($0)") } }
}
