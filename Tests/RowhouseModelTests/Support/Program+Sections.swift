// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension Program {
  /// Returns the sections that the section builder creates from the program.
  func sections(in variant: Variant) -> [TableSection] {
    SectionBuilder.buildFinalResult(fragment(in: variant))
  }

  fileprivate func fragment(in variant: Variant) -> SectionFragment {
    guard let first = statements.first else { return SectionBuilder.buildBlock() }
    var fragment = SectionBuilder.buildPartialBlock(first: first.fragment(in: variant))
    for statement in statements.dropFirst() {
      fragment = SectionBuilder.buildPartialBlock(
        accumulated: fragment, next: statement.fragment(in: variant))
    }
    return fragment
  }
}

extension Program.Statement {
  fileprivate func fragment(in variant: Program.Variant) -> SectionFragment {
    switch self {
    case .item(let number):
      SectionBuilder.buildExpression(TableSection("\(number)") {})
    case .array(let number):
      SectionBuilder.buildExpression(
        (0..<variant.count(number)).map { TableSection("\(number)[\($0)]") {} })
    case .condition(let number, let block):
      SectionBuilder.buildOptional(variant.holds(number) ? block.fragment(in: variant) : nil)
    case .choice(let number, let first, let second):
      variant.holds(number)
        ? SectionBuilder.buildEither(first: first.fragment(in: variant))
        : SectionBuilder.buildEither(second: second.fragment(in: variant))
    case .loop(let number, let block):
      SectionBuilder.buildArray(
        (0..<variant.count(number)).map { block.fragment(in: variant.inIteration($0)) })
    case .available(let block):
      SectionBuilder.buildLimitedAvailability(block.fragment(in: variant))
    }
  }
}
