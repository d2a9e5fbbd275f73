// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import Glibc
import Observation
import Rowhouse
import RowhouseGTK

/// A window with a page of many sections, all of which move.
@MainActor
enum MovedSections {
  @Observable
  fileprivate final class State {
    var numbers: [Int]

    init(count: Int) { numbers = Array(0..<count) }
  }

  private struct SectionsPage: TablePage {
    let state: State
    var title: String { "Sections" }
    var sections: [TableSection] {
      for number in state.numbers {
        TableSection("Section \(number)") { Row("Row", id: number) }.id(number)
      }
    }
  }

  /// Compares the times in which few and many sections are reversed.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let (few, many) = (seconds(1_000), seconds(4_000))
    // Four times as many sections take about four times as long, and 16 times if it is quadratic.
    return many < 9 * few
      ? [] : ["1000 sections are reversed in \(few) seconds, and 4000 in \(many) seconds"]
  }

  /// Returns the processor time, in seconds, in which a number of sections is reversed.
  private static func seconds(_ count: Int) -> Double {
    let state = State(count: count)
    let shown = ShownWindow(SectionsPage(state: state))
    defer { shown.window.close() }
    let start = processorSeconds
    state.numbers.reverse()
    shown.update()
    return processorSeconds - start
  }

  private static var processorSeconds: Double { Double(clock()) / 1e6 }
}
#endif
