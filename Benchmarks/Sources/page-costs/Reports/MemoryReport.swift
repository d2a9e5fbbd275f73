// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Foundation
import Rowhouse

/// The memory of a row in a builder, by its properties.
@MainActor
struct MemoryReport {
  private static let count = 1_000

  /// Measures and prints.
  func print() {
    guard Allocations.canBeCounted else {
      Swift.print("Allocations can be counted on Linux with glibc only.")
      return
    }
    let table = MarkdownTable([
      .init(title: "builder row", width: 40, isNumber: false),
      .init(title: "allocations/row", width: 15),
      .init(title: "bytes/row", width: 9),
      .init(title: "peak bytes/row", width: 14),
    ])
    let model = PageModel(count: Self.count)
    for (title, build) in builds(model) {
      // One run before the count, for the runtime's allocations at the first use of a type.
      _ = build()
      let (_, allocations) = Allocations.during(build)
      table.write([
        title, perRow(allocations.count), perRow(allocations.keptBytes),
        perRow(allocations.peakBytes),
      ])
    }
  }

  private func builds(_ model: PageModel) -> [(String, () -> TableSection)] {
    let items = model.items
    return [
      ("title", { TableSection("All") { for item in items { Row(item.title) } } }),
      (
        "title, subtitle, value",
        {
          TableSection("All") {
            for item in items { Row(item.title, subtitle: item.subtitle).value("value") }
          }
        }
      ),
      (
        "title, closure that captures two words",
        {
          TableSection("All") {
            for item in items { Row(item.title).onSelect { model.select(item.id) } }
          }
        }
      ),
      (
        "title, closure that captures nothing",
        { TableSection("All") { for item in items { Row(item.title).onSelect {} } } }
      ),
      (
        "title, two rare closures",
        {
          TableSection("All") {
            for item in items { Row(item.title).onDelete {}.onWillDisplay {} }
          }
        }
      ),
      (
        "title, one style override",
        { TableSection("All") { for item in items { Row(item.title).height(60) } } }
      ),
      (
        "title, id of the datum (Rows)",
        { TableSection("All") { Rows(items) { Row($0.title) } } }
      ),
      (
        "custom content of two texts",
        {
          TableSection("All") {
            for item in items {
              CustomRow(TwoTexts(first: item.title, second: item.subtitle))
            }
          }
        }
      ),
    ]
  }

  private func perRow(_ number: Int) -> String {
    String(format: "%.1f", Double(number) / Double(Self.count))
  }
}
