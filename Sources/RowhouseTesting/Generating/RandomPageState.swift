// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseTestSupport

/// A random page and its successive changes, all of which a seed determines.
///
/// Use it to test a host that draws in another process, such as a browser, which ``HostContract``
/// cannot read. Store the state in an `@Observable` model, and show it with ``RandomTablePage``.
/// Change the state, and compare the screen with one that shows the changed page from
/// scratch.
public struct RandomPageState: Sendable {
  private var generator: PageGenerator
  private(set) var page: RandomPage

  /// Creates the first page of a seed.
  ///
  /// If `isCareless` is true, some ids repeat and some heights are negative. The driver reports and
  /// corrects them.
  public init(seed: UInt64, isCareless: Bool = false) {
    generator = PageGenerator(seed: seed)
    generator.isCareless = isCareless
    generator.sectionLimit = 3
    generator.rowLimit = 4
    page = generator.page()
  }

  /// The generator of the changes.
  ///
  /// A test can also use it for its own decisions.
  public var random: SeededGenerator {
    get { generator.random }
    _modify { yield &generator.random }
  }

  /// Changes the page with one or several edits.
  public mutating func change() { generator.change(&page) }
}
