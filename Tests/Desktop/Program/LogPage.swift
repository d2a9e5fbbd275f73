// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import Rowhouse
import RowhouseGTK

/// A page that follows its end.
struct LogPage: TablePage {
  var title: String { "Log" }
  var followsEnd: Bool { true }
  var sections: [TableSection] { TableSection(0..<300, id: \.self) { Row("Row \($0)") } }
}
#endif
