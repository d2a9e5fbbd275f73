// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

struct StaffPage: LinkedPage {
  var path: String { "/staff" }
  var title: String { "Staff" }
  var sections: [TableSection] { TableSection { Row("Ann") } }
}
