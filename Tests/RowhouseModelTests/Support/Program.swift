// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseTestSupport

/// A random program in the language of a builder: the statements between a pair of braces.
///
/// The same program runs in many variants: a variant says which way each condition goes and how
/// often each loop turns, as the state of a page does.
struct Program {
  var statements: [Statement]

  /// One statement; numbers tell statements of a kind apart.
  indirect enum Statement {
    /// A row or a section.
    case item(Int)
    /// An array of them.
    case array(Int)
    /// `if`.
    case condition(Int, Program)
    /// `if` and `else`.
    case choice(Int, Program, Program)
    /// `for`.
    case loop(Int, Program)
    /// `if #available`, on a system that has it.
    case available(Program)
  }

  /// A random program, nested up to the given depth.
  init(depth: Int, using random: inout SeededGenerator) {
    statements = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Statement(depth: depth, using: &random)
    }
  }
}

extension Program.Statement {
  fileprivate init(depth: Int, using random: inout SeededGenerator) {
    let number = Int.random(in: 0..<1_000_000, using: &random)
    guard depth > 0 else {
      self = .item(number)
      return
    }
    func block() -> Program { Program(depth: depth - 1, using: &random) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: self = .array(number)
    case 1, 2: self = .condition(number, block())
    case 3, 4: self = .choice(number, block(), block())
    case 5: self = .loop(number, block())
    case 6: self = .available(block())
    default: self = .item(number)
    }
  }
}

extension Program {
  /// Which way the conditions go.
  struct Variant {
    var salt: UInt64
    /// The turns of the loops around what is being evaluated.
    var turns: [Int] = []

    func inTurn(_ turn: Int) -> Self { Self(salt: salt, turns: turns + [turn]) }

    /// Whether a condition holds.
    func holds(_ number: Int) -> Bool { value(of: number) & 1 == 0 }

    /// How often a loop turns, or how long an array is.
    func count(_ number: Int) -> Int { Int(value(of: number) % 4) }

    private func value(of number: Int) -> UInt64 {
      var seed = salt &+ UInt64(number)
      for turn in turns {
        var random = SeededGenerator(seed: seed &+ UInt64(turn))
        seed = random.next()
      }
      var random = SeededGenerator(seed: seed)
      return random.next()
    }
  }
}
