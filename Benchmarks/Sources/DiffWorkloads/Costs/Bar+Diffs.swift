// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import CostReports

/// The maximum costs of a diff, in yardsticks.
extension Bar {
  /// The bars by pattern and size, for the kinds of elements that have bars.
  private static let table: [Workload: (words: Bar, integer: Bar, text: Bar)] = [
    .largest(.blocks): (Bar(0.2), Bar(1.3), Bar(0.4)),
    .largest(.evenly): (Bar(0.2), Bar(1.3), Bar(0.4)),
    .largest(.insertOne): (Bar(0.08), Bar(1.3), Bar(0.4)),
    .largest(.firstToLast): (Bar(0.2), Bar(1.3), Bar(0.4)),
    .largest(.page): (Bar(0.2), Bar(1.3), Bar(0.4)),
    .largest(.shuffled): (Bar(0.7), Bar(5), Bar(1.2)),
    Workload(pattern: .nothing, count: 10_000):
      (Bar(0.015), Bar(0.39), Bar(0.21)),
    .largest(.smallPage): (Bar(0.75), Bar(2.2), Bar(0.48)),
  ]

  /// The bar of a workload, or `nil` if the figure is for information only.
  package init?(_ workload: Workload, _ kind: Kind) {
    guard let bars = Self.table[workload] else { return nil }
    switch kind {
    case .words: self = bars.words
    case .integer: self = bars.integer
    case .text: self = bars.text
    case .uuid, .longTexts: return nil
    }
  }

  /// The maximum number of bytes of a diff for each element at its peak, including the result.
  package static let bytesPerElement = 40.0

  /// Returns true if a diff does not exceed the bar.
  package func admits(_ cost: Cost) -> Bool { admits(cost.ratio) }
}
