// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Rowhouse

/// A page with a section of data, shown again with equal data in different storage.
///
/// No row of the section is created, so the time is that of the comparison.
@MainActor
final class DataPages {
  private let make: () -> TableSection
  private let host = TakingHost()
  private let driver: PageDriver
  private var new: TableSection
  /// The old sections, kept so that the time does not include freeing the data.
  private var old: [TableSection] = []

  /// - Parameter make: Creates the section. It has the concrete type of the data, like an
  ///   application's page, so that the section is specialized for it.
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
