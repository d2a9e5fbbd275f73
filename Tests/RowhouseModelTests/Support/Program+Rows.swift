// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension Program {
  /// Returns the rows that the row builder creates from the program.
  func rows(in variant: Variant) -> [AnyRow] {
    finish(group(in: variant))
  }

  private func finish(_ group: some RowGroup) -> [AnyRow] { RowBuilder.buildFinalResult(group) }

  /// Returns the result of the builder calls for a pair of braces.
  fileprivate func group(in variant: Variant) -> any RowGroup {
    guard let first = statements.first?.group(in: variant) else { return RowBuilder.buildBlock() }
    guard statements.count > 1 else { return start(first) }
    var fragment = start(first, statements[1].group(in: variant))
    for statement in statements.dropFirst(2) {
      fragment = add(statement.group(in: variant), to: fragment)
    }
    return fragment
  }

  private func start(_ first: some RowGroup) -> any RowGroup {
    RowBuilder.buildPartialBlock(first: first)
  }

  private func start(_ first: some RowGroup, _ second: some RowGroup) -> RowFragment {
    RowBuilder.buildPartialBlock(
      accumulated: RowBuilder.buildPartialBlock(first: first), next: second)
  }

  private func add(_ next: some RowGroup, to fragment: RowFragment) -> RowFragment {
    RowBuilder.buildPartialBlock(accumulated: fragment, next: next)
  }
}

extension Program.Statement {
  fileprivate func group(in variant: Program.Variant) -> any RowGroup {
    switch self {
    case .item(let number):
      RowBuilder.buildExpression(Row("\(number)"))
    case .array(let number):
      RowBuilder.buildExpression((0..<variant.count(number)).map { Row("\(number)[\($0)]") })
    case .condition(let number, let block):
      RowBuilder.buildOptional(variant.holds(number) ? AnyGroup(block, in: variant) : nil)
    case .choice(let number, let first, let second):
      either(
        variant.holds(number)
          ? RowBuilder.buildEither(first: AnyGroup(first, in: variant))
          : RowBuilder.buildEither(second: AnyGroup(second, in: variant)))
    case .loop(let number, let block):
      RowBuilder.buildArray(
        (0..<variant.count(number)).map { AnyGroup(block, in: variant.inIteration($0)) })
    case .available(let block):
      RowBuilder.buildLimitedAvailability(AnyGroup(block, in: variant))
    }
  }
}

/// Returns a group in its branch.
///
/// Both branches of an `if` have one type here, which the compiler cannot infer.
private func either(_ group: RowEither<AnyGroup, AnyGroup>) -> any RowGroup { group }

/// A group whose type is known only at run time.
private struct AnyGroup: RowGroup {
  let group: any RowGroup

  init(_ program: Program, in variant: Program.Variant) { group = program.group(in: variant) }

  consuming func append(to rows: inout RowList) { group.append(to: &rows) }
}
