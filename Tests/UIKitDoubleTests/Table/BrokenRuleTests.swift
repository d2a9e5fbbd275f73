// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing
import UIKitDouble

@Suite("Broken rules")
struct BrokenRuleTests {
  @Test("Broken rules end the program with UIKit's words", arguments: BrokenRule.allCases)
  func words(_ rule: BrokenRule) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [rule = rule as BrokenRule] in
      await rule.breakIt()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(rule.words), "\(rule): \(output)")
  }
}
#endif
