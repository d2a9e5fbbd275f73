// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import Testing

@Suite("Laws of places in a builder")
struct CodePlaceLawTests {
  @Test("Each path has one id, in any variant of any program")
  func rows() {
    forAll(2_000) { random in
      let program = Program(depth: 4, using: &random)
      var law = CodePlaceLaw()
      for _ in 0..<3 {
        let variant = Program.Variant(salt: random.next())
        let rows = program.rows(in: variant)
        let made = rows.map { (id: $0.id, title: $0.texts.first ?? "") }
        if let broken = law.check(made, against: program.found(in: variant)) { return broken }
      }
      return nil
    }
  }

  @Test("The ids of sections follow the same rule")
  func sections() {
    forAll(2_000) { random in
      let program = Program(depth: 4, using: &random)
      var law = CodePlaceLaw()
      for _ in 0..<3 {
        let variant = Program.Variant(salt: random.next())
        let sections = program.sections(in: variant)
        let made = sections.map { (id: $0.id, title: $0.header.texts.first ?? "") }
        if let broken = law.check(made, against: program.found(in: variant)) { return broken }
      }
      return nil
    }
  }

  @Test("Two evaluations give equal rows")
  func again() {
    forAll(500) { random in
      let program = Program(depth: 4, using: &random)
      let variant = Program.Variant(salt: random.next())
      let (first, second) = (program.rows(in: variant), program.rows(in: variant))
      return first == second ? nil : "first \(first), then \(second)"
    }
  }

  @Test("The random programs differ enough to test the law")
  func worth() {
    var random = SeededGenerator(seed: 20_261_121)
    var rows = 0
    var differing = 0
    for _ in 0..<1_000 {
      let program = Program(depth: 4, using: &random)
      let first = program.found(in: Program.Variant(salt: random.next()))
      let second = program.found(in: Program.Variant(salt: random.next()))
      rows += first.count
      if first != second { differing += 1 }
    }
    #expect(rows > 3_000, "\(rows) rows in 1,000 programs")
    #expect(differing > 400, "\(differing) of 1,000 programs differ from variant to variant")
  }
}
