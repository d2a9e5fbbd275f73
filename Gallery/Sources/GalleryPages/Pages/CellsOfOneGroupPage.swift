// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// Seven rows of one section, each with a style of its own.
public struct CellsOfOneGroupPage: NamedPage {
  /// What the page is called in the gallery.
  public static let name = PageName.cellsOfOneGroup
  /// What the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: What it shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `Custom cells, one group`.
  public var title: String { say(.cellsOfOneGroup) }

  /// The style is set on the row.
  public var sections: [TableSection] {
    TableSection {
      for variation in CellVariation.allCases {
        row(variation)
      }
    }
  }

  private func row(_ variation: CellVariation) -> Row {
    var cell = cell(variation)
    cell.row.style = variation.style
    return cell
  }
}
