// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page of data, whose rows are made when a browser holds them.
struct DataPage: TablePage {
  /// How many rows there are.
  let count: Int

  var title: String { "Data" }

  var sections: [TableSection] {
    TableSection(0..<count, id: \.self, header: "All") { number in
      Row("Row \(number)", subtitle: "What is to be said of row \(number)").value("value")
    }
  }
}
