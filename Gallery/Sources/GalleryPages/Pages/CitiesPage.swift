// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// Cities that the user can select, in sections by letter, with an index at the side.
public struct CitiesPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.cities
  /// The state that the page shows.
  public let gallery: GalleryState
  private let choice = CityChoice()

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `Cities`.
  public var title: String { say(.cities) }

  /// The plain appearance, with headers that stay in view.
  public var appearance: PageAppearance { .plain }

  /// The number of selected cities, and a section for each letter.
  public var sections: [TableSection] {
    TableSection {
      Row(say(.visitedCities), id: "count").value("\(choice.visited.count)")
      // The button is always visible, because rows must not move under the pointer after a selection.
      ButtonRow(say(.forgetCities)) { choice.visited = [] }
        .disabled(choice.visited.isEmpty)
        .id("forget")
    }
    .id("summary")
    for (letter, cities) in citiesByLetter {
      TableSection(cities, header: letter) { Row(say($0.title)) }
        .selectsSeveral(choice, \.visited)
        .indexTitle(letter)
        .id(letter)
    }
  }

  private var citiesByLetter: [(letter: String, cities: [City])] {
    Dictionary(grouping: City.all) { $0.letter(in: gallery.language) }
      .sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }
}
