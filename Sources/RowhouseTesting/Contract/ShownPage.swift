// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The texts, accessories, and controls of a page, in the order in which the user sees them.
///
/// A value created from a `PageSnapshot` is the expected page. A host under test returns the page
/// that it shows.
public struct ShownPage: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The sections, from top to bottom.
  public var sections: [ShownSection]

  /// Creates a page from its title and sections.
  public init(title: String = "", sections: [ShownSection] = []) {
    self.title = title
    self.sections = sections
  }
}

extension ShownPage {
  /// Creates the page that a host must show for a snapshot, and creates all rows of the snapshot.
  @MainActor
  public init(_ page: PageSnapshot) {
    title = page.title
    sections = page.sections.enumerated().map { position, section in
      ShownSection(
        header: section.header.texts(beside: section.headerButton),
        footer: section.footer.texts,
        rows: (0..<section.rowCount).compactMap { row in
          let indexPath = RowIndexPath(section: position, row: row)
          guard let style = page.style(at: indexPath) else { return nil }
          return page.row(at: indexPath).map { ShownRow($0, style: style) }
        })
    }
  }

  /// Returns the first line in which the page differs from the expected one, or `nil` if there is
  /// none.
  public func difference(from expected: ShownPage) -> String? {
    if self == expected { return nil }
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    let others = expected.description.split(separator: "\n", omittingEmptySubsequences: false)
    for number in 0..<max(lines.count, others.count) {
      let line = number < lines.count ? "“\(lines[number])”" : "no line"
      let other = number < others.count ? "“\(others[number])”" : "no line"
      if line != other { return "shown is \(line), and should be \(other)" }
    }
    return "shown is\n\(self)\nand should be\n\(expected)"
  }
}

extension ShownPage: CustomStringConvertible {
  /// The title, followed by the sections and their rows, one per line.
  public var description: String {
    (["title \(title)"] + sections.map(\.description)).joined(separator: "\n")
  }
}
