// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A ``RandomPage`` that describes itself anew whenever what it is read from changes.
///
/// Give it closures that read an `@Observable` model, and its driver watches that model.
public struct RandomTablePage: TablePage {
  private let page: @MainActor () -> RandomPage
  private let tone: @MainActor () -> Int
  private let log: HandlerLog

  /// Describes what the closures read.
  ///
  /// - Parameters:
  ///   - page: The page; read by each evaluation.
  ///   - tone: A number that is added to the value of rows of data; read when such a row is made.
  ///   - log: Where handlers tell that they were called.
  public init(
    page: @escaping @MainActor () -> RandomPage,
    tone: @escaping @MainActor () -> Int,
    log: HandlerLog
  ) {
    self.page = page
    self.tone = tone
    self.log = log
  }

  /// The title, by number.
  public var title: String { RandomText[page().title] }

  /// Whether rows show how they can be edited.
  public var isEditing: Bool { page().isEditing }

  /// The sections.
  public var sections: [TableSection] { page().tableSections(tone: tone, log: log) }

  /// What the page overrides of the theme.
  public var style: StyleOverrides { page().styleOverrides }

  /// Whether the sections are there.
  public var loadState: LoadState { page().state.loadState(log.evaluate()) }
}
