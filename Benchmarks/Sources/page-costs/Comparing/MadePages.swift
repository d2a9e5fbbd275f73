// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Rowhouse
import RowhouseDiff

/// Two pages of created rows, compared as the driver does.
@MainActor
final class MadePages {
  private let make: () -> [Item]
  private var old: [Section] = []
  private var new: [Section] = []

  init(make: @escaping () -> [Item]) {
    self.make = make
    build()
  }

  var contender: Contender {
    Contender(title: "made", prepare: build) { [self] in
      let changes = SectionedChangeset(from: old, to: new)
      precondition(changes.isEmpty, "Equal pages are not the same")
      return new.count
    }
  }

  private func build() {
    old = new
    new = [Section(head: Head(), rows: rows())]
  }

  @RowBuilder
  private func rows() -> [AnyRow] {
    for item in make() {
      Row(item.title, subtitle: item.subtitle).value("value").onSelect { _ = item.id }
    }
  }
}

extension MadePages {
  private typealias Section = HeadedSection<Head, AnyRow>

  private struct Head: Identifiable, Equatable {
    let id = 0
  }
}
