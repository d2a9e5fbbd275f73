// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseTestSupport
import Testing

/// Runs a law over random cases, and reports the first that breaks it with a seed that reproduces
/// it.
///
/// - Parameters:
///   - rounds: The number of cases.
///   - first: The seed of the first case. Each further case has the next seed.
///   - sourceLocation: The location of the call, which the compiler provides.
///   - law: Creates a case and returns how it breaks the law, or `nil` if it keeps it.
func forAll(
  _ rounds: Int,
  seed first: UInt64 = 20_261_121,
  sourceLocation: SourceLocation = #_sourceLocation,
  law: (inout SeededGenerator) -> String?
) {
  for seed in first..<first + UInt64(rounds) {
    var random = SeededGenerator(seed: seed)
    guard let broken = law(&random) else { continue }
    Issue.record("seed \(seed): \(broken)", sourceLocation: sourceLocation)
    return
  }
}
