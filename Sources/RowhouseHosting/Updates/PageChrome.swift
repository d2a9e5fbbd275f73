// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What of a page is neither section nor row.
public struct PageChrome: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt8

  /// A set by its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The title.
  public static let title = PageChrome(rawValue: 1 << 0)
  /// What stands above the first section.
  public static let header = PageChrome(rawValue: 1 << 1)
  /// What stands below the last section.
  public static let footer = PageChrome(rawValue: 1 << 2)
  /// How sections are set off from each other, whether their headers stay in view, the bar, light or
  /// dark, and the language.
  public static let appearance = PageChrome(rawValue: 1 << 3)
  /// The theme, or what the page overrides of it: all rows look different.
  public static let style = PageChrome(rawValue: 1 << 4)
  /// Whether the page is edited: all rows show how they can be, or no longer.
  public static let editing = PageChrome(rawValue: 1 << 5)
  /// Whether the page can be brought up to date, and whether that goes on.
  public static let refreshing = PageChrome(rawValue: 1 << 6)
  /// All of it.
  public static let all: PageChrome = [
    .title, .header, .footer, .appearance, .style, .editing, .refreshing,
  ]
}

extension PageChrome: CustomStringConvertible {
  /// The names of what is in the set.
  public var description: String {
    let names: [(PageChrome, String)] = [
      (.title, "title"), (.header, "header"), (.footer, "footer"), (.appearance, "appearance"),
      (.style, "style"), (.editing, "editing"), (.refreshing, "refreshing"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
