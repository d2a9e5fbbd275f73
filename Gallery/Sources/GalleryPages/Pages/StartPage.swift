// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The list of all pages, and rows that change the language and the theme.
public struct StartPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.start
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
  }

  /// `Gallery`.
  public var title: String { say(.start) }

  /// The pages, and then the rows with choices.
  public var sections: [TableSection] {
    for collection in PageName.Collection.allCases {
      TableSection(say(collection.title)) {
        Rows(collection.pages, id: \.self) { name in
          LinkRow(say(name.title), path: name.path) { name.page(gallery: gallery) }
            .image(.named(name.image))
        }
      }
      .style(\.titleWidthLimit, .infinity)
      .id(collection)
    }
    TableSection {
      Row(say(.language), id: "language")
        .value(gallery.language.name)
        .onSelect { gallery.language = gallery.language.other }
      Row(say(.theme), id: "theme")
        .value(say(gallery.themeChoice.title))
        .onSelect { gallery.themeChoice = gallery.themeChoice.other }
    }
  }
}
