// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The parts of a page other than its sections and rows.
public struct PageChrome: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The title.
  public static let title = PageChrome(rawValue: 1 << 0)
  /// The content above the first section.
  public static let header = PageChrome(rawValue: 1 << 1)
  /// The content below the last section.
  public static let footer = PageChrome(rawValue: 1 << 2)
  /// The style of the table, the bar, and all properties that are not assigned to another part.
  public static let appearance = PageChrome(rawValue: 1 << 3)
  /// The theme or the overrides of the page, which change all rows.
  public static let style = PageChrome(rawValue: 1 << 4)
  /// The editing state, which changes the controls of all rows.
  public static let editing = PageChrome(rawValue: 1 << 5)
  /// The refresh control and its state.
  public static let refreshing = PageChrome(rawValue: 1 << 6)
  /// The leave guard.
  public static let leaving = PageChrome(rawValue: 1 << 7)
  /// All parts.
  public static let all: PageChrome = [
    .title, .header, .footer, .appearance, .style, .editing, .refreshing, .leaving,
  ]
}

extension PageChrome: CustomStringConvertible {
  /// The names of the parts in the set.
  public var description: String {
    let names: [(PageChrome, String)] = [
      (.title, "title"), (.header, "header"), (.footer, "footer"), (.appearance, "appearance"),
      (.style, "style"), (.editing, "editing"), (.refreshing, "refreshing"),
      (.leaving, "leaving"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
