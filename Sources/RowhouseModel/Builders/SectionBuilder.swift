// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Gathers the sections of a page.
///
/// Each section gets its place as an id, unless it has one of its own, by the rules of
/// ``RowBuilder``.
@resultBuilder
public enum SectionBuilder {
  /// A section.
  public static func buildExpression(_ section: TableSection) -> SectionFragment {
    SectionFragment([section])
  }

  /// Sections from an array, or from a function that is a builder itself.
  public static func buildExpression(_ sections: [TableSection]) -> SectionFragment {
    SectionFragment(TableSection.placed(sections))
  }

  /// No sections.
  public static func buildBlock() -> SectionFragment { SectionFragment([]) }

  /// The first statement.
  public static func buildPartialBlock(first: SectionFragment) -> SectionFragment {
    SectionFragment(first: first)
  }

  /// A further statement.
  public static func buildPartialBlock(
    accumulated: consuming SectionFragment, next: SectionFragment
  ) -> SectionFragment {
    accumulated.add(next)
    return accumulated
  }

  /// An `if` without `else`.
  public static func buildOptional(_ sections: SectionFragment?) -> SectionFragment {
    sections?.nested(in: .branch(0)) ?? SectionFragment([])
  }

  /// The first branch of two.
  public static func buildEither(first: SectionFragment) -> SectionFragment {
    first.nested(in: .branch(0))
  }

  /// The second branch of two.
  public static func buildEither(second: SectionFragment) -> SectionFragment {
    second.nested(in: .branch(1))
  }

  /// A `for` loop.
  public static func buildArray(_ turns: [SectionFragment]) -> SectionFragment {
    SectionFragment(turns: turns)
  }

  /// What is behind an `if #available`.
  public static func buildLimitedAvailability(_ sections: SectionFragment) -> SectionFragment {
    sections
  }

  /// All sections.
  public static func buildFinalResult(_ sections: SectionFragment) -> [TableSection] {
    sections.list.items
  }
}

/// The sections of several statements.
public struct SectionFragment {
  var list = ItemList<TableSection>()
  private var statements = 0

  init(_ sections: [TableSection]) { list.items = sections }

  /// The sections of the first statement of a block.
  init(first: SectionFragment) { add(first) }

  /// The sections of the turns of a loop.
  init(turns: [SectionFragment]) {
    for (number, turn) in turns.enumerated() {
      list.items += turn.nested(in: .turn(number)).list.items
    }
  }

  /// Appends the sections of the next statement.
  mutating func add(_ next: SectionFragment) {
    list.items += next.nested(in: .statement(statements)).list.items
    statements += 1
  }

  func nested(in step: Place.Step) -> Self {
    var copy = self
    copy.list.nest(from: 0, in: step)
    return copy
  }
}
