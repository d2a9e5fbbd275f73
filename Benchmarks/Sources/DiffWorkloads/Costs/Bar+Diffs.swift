// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import CostReports

/// The most that a diff may cost: so many yardsticks, or so much time where the yardstick is too
/// short to be one.
extension Bar {
  /// The bars by pattern and size, for the kinds of element that have some.
  private static let table: [Workload: (words: Bar, integer: Bar, text: Bar)] = [
    .largest(.blocks): (.ratio(0.2), .ratio(1.3), .ratio(0.4)),
    .largest(.evenly): (.ratio(0.2), .ratio(1.3), .ratio(0.4)),
    .largest(.insertOne): (.ratio(0.08), .ratio(1.3), .ratio(0.4)),
    .largest(.firstToLast): (.ratio(0.2), .ratio(1.3), .ratio(0.4)),
    .largest(.page): (.ratio(0.2), .ratio(1.3), .ratio(0.4)),
    .largest(.shuffled): (.ratio(0.7), .ratio(5), .ratio(1.2)),
    Workload(pattern: .nothing, count: 10_000):
      (.microseconds(10), .microseconds(120), .microseconds(300)),
    .largest(.smallPage): (.microseconds(4), .microseconds(4), .microseconds(5)),
  ]

  /// The bar of a workload, or nothing where the figure only informs.
  package init?(_ workload: Workload, _ kind: Kind) {
    guard let bars = Self.table[workload] else { return nil }
    switch kind {
    case .words: self = bars.words
    case .integer: self = bars.integer
    case .text: self = bars.text
    case .uuid, .longTexts: return nil
    }
  }

  /// The most bytes that a diff may take for each element at its peak, result included.
  package static let bytesPerElement = 40.0

  /// Whether a diff stays under the bar.
  package func admits(_ cost: Cost) -> Bool {
    admits(ratio: cost.ratio, microseconds: cost.diff / 1_000)
  }
}
