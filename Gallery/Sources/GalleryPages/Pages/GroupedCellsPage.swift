// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// Seven sections with one row, each with its own style.
public struct GroupedCellsPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.groupedCells
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that the page shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `Custom cells, grouped`.
  public var title: String { say(.groupedCells) }

  /// Seven sections, which have the styles.
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
