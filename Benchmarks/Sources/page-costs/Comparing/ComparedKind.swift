// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Rowhouse

/// A kind of row, and two pages with it that are compared.
@MainActor
struct ComparedKind {
  let title: String
  /// Creates a contender that compares two pages of a number of rows each.
  let contender: @MainActor (Int) -> Contender
}

extension ComparedKind {
  /// All kinds.
  ///
  /// The two pages share no text, unless the title mentions it.
  static let all = [
    ComparedKind(title: "made, shared texts") { count in
      let items = Item.make(count)
      return MadePages { items }.contender
    },
    ComparedKind(title: "made, fresh texts") { count in
      MadePages { Item.make(count) }.contender
    },
    ComparedKind(title: "data, Int") { count in
      DataPages { TableSection(Array(0..<count), id: \.self) { Row("\($0)") } }.contender
    },
    ComparedKind(title: "data, String") { count in
      DataPages {
        let texts = (0..<count).map { "The datum of number \($0)" }
        return TableSection(texts, id: \.self) { Row($0) }
      }.contender
    },
    ComparedKind(title: "data, struct") { count in
      DataPages { TableSection(Item.make(count)) { Row($0.title, subtitle: $0.subtitle) } }
        .contender
    },
  ]
}
