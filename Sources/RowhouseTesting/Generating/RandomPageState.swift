// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseTestSupport

/// A random page and its successive changes, all determined by a seed.
///
/// Use it to test a host that draws in another process, such as a browser, which ``HostContract``
/// cannot read. Store the state in an `@Observable` model, show it with ``RandomTablePage``, change
/// it, and compare the screen with one that shows the changed page from scratch.
public struct RandomPageState: Sendable {
  private var generator: PageGenerator
  private(set) var page: RandomPage

  /// Creates the first page of a seed.
  ///
  /// If `isCareless` is true, ids repeat and heights are negative at times, which the driver
  /// reports and corrects.
  public init(seed: UInt64, isCareless: Bool = false) {
    generator = PageGenerator(seed: seed)
    generator.isCareless = isCareless
    generator.sectionLimit = 3
    generator.rowLimit = 4
    page = generator.page()
  }

  /// The generator of the changes.
  ///
  /// A test can use it for its own decisions, too.
  public var random: SeededGenerator {
    get { generator.random }
    _modify { yield &generator.random }
  }

  /// Changes the page by one edit or a few.
  public mutating func change() { generator.change(&page) }
}
