// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import Rowhouse

extension RandomPage {
  /// Returns the sections for one evaluation of the page, regardless of its loading state.
  ///
  /// `tone` returns a number to add to the value of a data row when it is created.
  @MainActor
  package func tableSections(
    tone: @escaping @MainActor () -> Int = { 0 }, log: HandlerLog
  ) -> [TableSection] {
    @SectionBuilder func described(_ evaluation: RandomEvaluation) -> [TableSection] {
      if let first = sections.first { first.section(tone: tone, in: evaluation) }
      for section in sections.dropFirst() { section.section(tone: tone, in: evaluation) }
    }
    return described(log.evaluate())
  }

  /// The properties of the theme that the page overrides.
  package var styleOverrides: StyleOverrides {
    var overrides = StyleOverrides()
    switch style {
    case 1: overrides.margin = 8
    case 2: overrides.titleFont = .system(size: 20)
    default: break
    }
    return overrides
  }
}
