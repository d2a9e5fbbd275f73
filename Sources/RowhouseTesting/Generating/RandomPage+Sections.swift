// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

extension RandomPage {
  /// The sections that the page describes, as one evaluation of it.
  ///
  /// - Parameters:
  ///   - tone: Asked when a row of data is made for a number to add to its value; 0, unless given.
  ///   - log: Where handlers tell that they were called.
  /// - Returns: The sections, whatever the state of the page.
  @MainActor
  public func tableSections(
    tone: @escaping @MainActor () -> Int = { 0 }, log: HandlerLog
  ) -> [TableSection] {
    described(tone, log.evaluate())
  }

  @MainActor
  @SectionBuilder
  private func described(
    _ tone: @escaping @MainActor () -> Int, _ evaluation: RandomEvaluation
  ) -> [TableSection] {
    if let first = sections.first { first.section(tone: tone, in: evaluation) }
    for section in sections.dropFirst() { section.section(tone: tone, in: evaluation) }
  }

  /// What the page overrides of the theme.
  public var styleOverrides: StyleOverrides {
    var overrides = StyleOverrides()
    switch style {
    case 1: overrides.margin = 8
    case 2: overrides.titleFont = .system(size: 20)
    default: break
    }
    return overrides
  }
}
