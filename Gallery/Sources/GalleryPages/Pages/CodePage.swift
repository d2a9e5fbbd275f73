// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The code of a page, with one row for each line.
public struct CodePage: GalleryPage, LinkedPage {
  /// The state of the gallery.
  public let gallery: GalleryState
  private let name: PageName
  private let lines: [Line]

  /// Describes the page.
  ///
  /// - Parameters:
  ///   - name: The page whose code is shown.
  ///   - gallery: The state of the gallery.
  public init(of name: PageName, gallery: GalleryState) {
    self.name = name
    self.gallery = gallery
    lines = (gallery.pageSources?.lines(of: name) ?? []).enumerated().map { number, text in
      Line(number: number + 1, text: text)
    }
  }

  /// The path of the page.
  public var path: String { name.codePath }

  /// The title of the page whose code is shown.
  public var title: String { say(name.title) }

  /// One section.
  public var sections: [TableSection] {
    TableSection(lines) { line in
      CustomRow(CodeContent(text: line.text))
    }
    .height(.automatic(minimum: 20))
    .style(\.rowPadding, 2)
    .style(\.separator, .hidden)
  }

  private struct Line: Identifiable, Hashable {
    let number: Int
    let text: String

    var id: Int { number }
  }
}
