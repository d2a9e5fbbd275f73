// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import Observation
import Rowhouse

/// The order of many rows, and the rows that the user has moved.
@MainActor
@Observable
final class OrderState {
  var numbers = Array(0..<80)
  /// True if the user cannot move the rows.
  var isFixed = false
  @ObservationIgnored var moved: [Int] = []

  nonisolated init() {}
}

/// A page of many rows that the user can move, which prints each move.
struct OrderPage: TablePage {
  let state: OrderState
  var height = RowHeight.automatic()

  var title: String { "Order" }
  var isEditing: Bool { true }

  var sections: [TableSection] {
    let rows = TableSection(state.numbers, id: \.self, header: "Songs") { number in
      Row("Song \(number)").height(height)
    }
    if state.isFixed {
      rows
    } else {
      rows.onMove { source, target in
        let number = state.numbers.remove(at: source)
        state.numbers.insert(number, at: target)
        state.moved.append(number)
        say("moved \(number) to \(target)")
      }
    }
  }
}
#endif
