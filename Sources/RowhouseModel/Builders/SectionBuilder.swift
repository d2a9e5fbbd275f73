// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A builder of the sections of a page.
///
/// The id of a section defaults to its place in the code, by the rules of ``RowBuilder``.
@resultBuilder
public enum SectionBuilder {
  /// Returns a section.
  public static func buildExpression(_ section: TableSection) -> SectionFragment {
    SectionFragment([section])
  }

  /// Returns sections from an array, or from a function that is a builder itself.
  public static func buildExpression(_ sections: [TableSection]) -> SectionFragment {
    SectionFragment(TableSection.withPlaces(sections))
  }

  /// Returns no sections.
  public static func buildBlock() -> SectionFragment { SectionFragment([]) }

  /// Returns the first statement.
  public static func buildPartialBlock(first: SectionFragment) -> SectionFragment {
    buildPartialBlock(accumulated: buildBlock(), next: first)
  }

  /// Adds a further statement.
  public static func buildPartialBlock(
    accumulated: consuming SectionFragment, next: SectionFragment
  ) -> SectionFragment {
    accumulated.add(next)
    return accumulated
  }

  /// Returns the sections of an `if` without `else`.
  public static func buildOptional(_ sections: SectionFragment?) -> SectionFragment {
    sections?.nested(in: .branch(0)) ?? buildBlock()
  }

  /// Returns the sections of the first branch of two.
  public static func buildEither(first: SectionFragment) -> SectionFragment {
    first.nested(in: .branch(0))
  }

  /// Returns the sections of the second branch of two.
  public static func buildEither(second: SectionFragment) -> SectionFragment {
    second.nested(in: .branch(1))
  }

  /// Returns the sections of a `for` loop.
  public static func buildArray(_ iterations: [SectionFragment]) -> SectionFragment {
    SectionFragment(
      iterations.enumerated().flatMap { number, iteration in
        iteration.nested(in: .iteration(number)).list.items
      })
  }

  /// Returns the sections of an `if #available`.
  public static func buildLimitedAvailability(_ sections: SectionFragment) -> SectionFragment {
    sections
  }

  /// Returns all sections.
  public static func buildFinalResult(_ sections: SectionFragment) -> [TableSection] {
    sections.list.items
  }
}

/// The sections of several statements.
public struct SectionFragment {
  var list = ItemList<TableSection>()
  private var statements = 0

  init(_ sections: [TableSection]) { list.items = sections }

  /// Appends the sections of the next statement.
  mutating func add(_ next: SectionFragment) {
    list.items += next.nested(in: .statement(statements)).list.items
    statements += 1
  }

  func nested(in step: CodePlace.Step) -> Self {
    var copy = self
    copy.list.nest(from: 0, in: step)
    return copy
  }
}
