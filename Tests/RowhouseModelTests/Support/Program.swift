// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseTestSupport

/// A random program in the language of a builder: the statements between a pair of braces.
///
/// The same program runs in many variants. A variant determines the results of the conditions and
/// the numbers of loop iterations, like the state of a page.
struct Program {
  var statements: [Statement]

  /// A statement.
  ///
  /// Its number distinguishes it from other statements of the same kind.
  indirect enum Statement {
    /// A row or a section.
    case item(Int)
    /// An array of rows or sections.
    case array(Int)
    /// `if`.
    case condition(Int, Program)
    /// `if` and `else`.
    case choice(Int, Program, Program)
    /// `for`.
    case loop(Int, Program)
    /// `if #available`, with a condition that is always true.
    case available(Program)
  }

  /// Creates a random program, nested up to the given depth.
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
  /// The results of the conditions, and the numbers of loop iterations.
  struct Variant {
    var salt: UInt64
    /// The indices of the iterations of all loops around the evaluated statement.
    var iterations: [Int] = []

    func inIteration(_ iteration: Int) -> Self {
      Self(salt: salt, iterations: iterations + [iteration])
    }

    /// Returns `true` if a condition is true.
    func holds(_ number: Int) -> Bool { value(of: number) & 1 == 0 }

    /// Returns the number of iterations of a loop, or the count of an array.
    func count(_ number: Int) -> Int { Int(value(of: number) % 4) }

    private func value(of number: Int) -> UInt64 {
      var seed = salt &+ UInt64(number)
      for iteration in iterations {
        var random = SeededGenerator(seed: seed &+ UInt64(iteration))
        seed = random.next()
      }
      var random = SeededGenerator(seed: seed)
      return random.next()
    }
  }
}
