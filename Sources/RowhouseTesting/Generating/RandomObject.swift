// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A row as an object that cannot be compared, as models often are.
final class RandomObject {
  let row: RandomRow

  init(_ row: RandomRow) { self.row = row }
}
