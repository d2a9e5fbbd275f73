// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Program {
  /// One step from a pair of braces to its contents.
  enum Step: Hashable {
    case statement(Int)
    case branch(Int)
    case iteration(Int)
  }

  /// An item that the program creates, with its path.
  struct Found: Equatable {
    var path: [Step]
    var title: String
  }

  /// Returns the items that the program creates, in order, by a direct application of the rule of
  /// places.
  func found(in variant: Variant, at path: [Step] = []) -> [Found] {
    statements.enumerated().flatMap { number, statement in
      statement.found(in: variant, at: path + [.statement(number)])
    }
  }
}

extension Program.Statement {
  fileprivate func found(in variant: Program.Variant, at path: [Program.Step]) -> [Program.Found] {
    switch self {
    case .item(let number):
      [Program.Found(path: path, title: "\(number)")]
    case .array(let number):
      (0..<variant.count(number)).map {
        Program.Found(path: path + [.iteration($0)], title: "\(number)[\($0)]")
      }
    case .condition(let number, let block):
      variant.holds(number) ? block.found(in: variant, at: path + [.branch(0)]) : []
    case .choice(let number, let first, let second):
      variant.holds(number)
        ? first.found(in: variant, at: path + [.branch(0)])
        : second.found(in: variant, at: path + [.branch(1)])
    case .loop(let number, let block):
      (0..<variant.count(number)).flatMap {
        block.found(in: variant.inIteration($0), at: path + [.iteration($0)])
      }
    case .available(let block):
      block.found(in: variant, at: path)
    }
  }
}
