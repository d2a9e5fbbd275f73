// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A pattern at a size.
package struct Workload: Hashable, Sendable {
  package let pattern: Pattern
  package let count: Int

  /// Pattern and size, as in `L 5,000`, or only the pattern below a thousand.
  package var title: String {
    let thousands = count / 1_000
    return count < 1_000 ? pattern.rawValue : "\(pattern.rawValue) \(thousands),000"
  }
}

extension Workload {
  /// The workloads that are timed.
  package static let timed = [
    Self(pattern: .blocks, count: 5_000),
    Self(pattern: .blocks, count: 100_000),
    Self(pattern: .evenly, count: 100_000),
    Self(pattern: .firstToLast, count: 100_000),
    Self(pattern: .insertOne, count: 100_000),
    Self(pattern: .shuffled, count: 100_000),
    Self(pattern: .nothing, count: 10_000),
    Self(pattern: .nothing, count: 100_000),
    Self(pattern: .page, count: 100_000),
    Self(pattern: .stagedPage, count: 100_000),
    Self(pattern: .smallPage, count: 100),
  ]

  /// The workloads whose peak of memory is measured.
  package static let weighed = Pattern.allCases.filter { $0 != .smallPage }.map {
    Self(pattern: $0, count: 100_000)
  }

  /// The pattern at its largest size.
  package static func largest(_ pattern: Pattern) -> Self {
    Self(pattern: pattern, count: pattern == .smallPage ? 100 : 100_000)
  }
}
