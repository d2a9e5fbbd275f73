// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page of data, whose rows are created only for the browser's slice.
struct DataPage: TablePage {
  /// The number of rows.
  let count: Int

  var title: String { "Data" }

  var sections: [TableSection] {
    TableSection(0..<count, id: \.self, header: "All") { number in
      Row("Row \(number)", subtitle: "What is to be said of row \(number)").value("value")
    }
  }
}
