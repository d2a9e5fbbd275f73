// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// What a user sees of a page: its texts, accessories and controls, and where they stand.
///
/// Made of a `PageSnapshot` it says what a host has to show; a host under test tells what it does
/// show.
public struct ShownPage: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The sections, from top to bottom.
  public var sections: [ShownSection]

  /// Describes a page by what it shows.
  public init(title: String = "", sections: [ShownSection] = []) {
    self.title = title
    self.sections = sections
  }
}

extension ShownPage {
  /// What a host has to show of a page, for which all rows are made.
  @MainActor
  public init(_ page: PageSnapshot) {
    title = page.title
    sections = page.sections.enumerated().map { position, section in
      ShownSection(
        header: section.header.texts, footer: section.footer.texts,
        rows: (0..<section.rowCount).compactMap { row in
          let indexPath = RowIndexPath(section: position, row: row)
          guard let style = page.style(at: indexPath) else { return nil }
          return page.row(at: indexPath).map { ShownRow($0, style: style) }
        })
    }
  }

  /// The first line in which another page differs, or nothing.
  public func difference(from expected: ShownPage) -> String? {
    if self == expected { return nil }
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    let others = expected.description.split(separator: "\n", omittingEmptySubsequences: false)
    for number in 0..<max(lines.count, others.count) {
      let line = number < lines.count ? lines[number] : "nothing"
      let other = number < others.count ? others[number] : "nothing"
      if line != other { return "shown is “\(line)”, and should be “\(other)”" }
    }
    return "shown is\n\(self)\nand should be\n\(expected)"
  }
}

extension ShownPage: CustomStringConvertible {
  /// The title, then the sections and their rows, one a line.
  public var description: String {
    (["title \(title)"] + sections.map(\.description)).joined(separator: "\n")
  }
}
