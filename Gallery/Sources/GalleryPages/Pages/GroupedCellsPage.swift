// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// Seven sections of one row, each with a style of its own.
public struct GroupedCellsPage: NamedPage {
  /// What the page is called in the gallery.
  public static let name = PageName.groupedCells
  /// What the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: What it shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `Custom cells, grouped`.
  public var title: String { say(.groupedCells) }

  /// The style is set on the section.
  public var sections: [TableSection] {
    for variation in CellVariation.allCases {
      section(variation)
    }
  }

  private func section(_ variation: CellVariation) -> TableSection {
    var section = TableSection { cell(variation) }
    section.style = variation.style
    return section
  }
}
