// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// Seven rows of one section, each with its own style.
public struct CellsOfOneGroupPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.cellsOfOneGroup
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that the page shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `Custom cells, one group`.
  public var title: String { say(.cellsOfOneGroup) }

  /// One section, whose rows have the styles.
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
