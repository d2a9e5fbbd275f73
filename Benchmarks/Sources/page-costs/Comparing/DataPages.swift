// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Rowhouse

/// A page with a section of data, shown again with data that are equal and not the same.
///
/// No row is read from the section, so that comparing is all that takes time.
@MainActor
final class DataPages {
  private let make: () -> TableSection
  private let host = TakingHost()
  private let driver: PageDriver
  private var new: TableSection
  /// Kept, so that freeing the user's data is not timed.
  private var old: [TableSection] = []

  /// - Parameter make: Makes the section. It knows the type of the data, as a user's page does, so
  ///   that the section is specialised for it.
  init(make: @escaping () -> TableSection) {
    self.make = make
    new = make()
    driver = PageDriver(host: host)
    driver.show(Page(data: self))
  }

  var contender: Contender {
    Contender(title: "data", prepare: build) { [self] in
      driver.update()
      driver.flush()
      precondition(host.edits == 0, "Equal pages are not the same")
      return new.rowCount
    }
  }

  private func build() {
    old = [new]
    new = make()
  }
}

extension DataPages {
  private struct Page: TablePage {
    // The driver is the data's own.
    unowned let data: DataPages

    var title: String { "Data" }

    var sections: [TableSection] { data.new }
  }
}
