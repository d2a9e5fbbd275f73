// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseTestSupport
import Testing

/// Runs a law over random cases, and reports the first that breaks it with the seed that makes the
/// case again.
///
/// - Parameters:
///   - rounds: How many cases to try.
///   - first: The seed of the first case; those after it count up.
///   - sourceLocation: Where the law is asked for; filled in by the compiler.
///   - law: Makes a case and says how it breaks the law, or nothing if it does not.
@MainActor
func forAll(
  _ rounds: Int,
  seed first: UInt64 = 20_261_121,
  sourceLocation: SourceLocation = #_sourceLocation,
  law: (inout SeededGenerator) async -> String?
) async {
  for seed in first..<first + UInt64(rounds) {
    var random = SeededGenerator(seed: seed)
    guard let broken = await law(&random) else { continue }
    Issue.record("seed \(seed): \(broken)", sourceLocation: sourceLocation)
    return
  }
}
