// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// All ways to choose one or several options, with the values of a visit to a city.
public struct ChoicesPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.choices
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `Choices`.
  public var title: String { say(.choices) }

  /// A section for each way to choose.
  public var sections: [TableSection] {
    TableSection(say(.inTheRow)) {
      PickerRow(say(.transport), gallery, \.choices.transport, groups: transports) { name(of: $0) }
      PickerRow(
        say(.travelClass), gallery, \.choices.travelClass,
        options: ChoiceSettings.TravelClass.allCases
      ) { say($0 == .first ? .firstClass : .secondClass) }
      .pickerStyle(.segmented)
      PickerRow(
        say(.meal), gallery, \.choices.meal, options: ChoiceSettings.Meal.allCases,
        none: say(.noMeal)
      ) { name(of: $0) }
      .pickerStyle(.wheel)
    }
    TableSection(say(.onItsOwnPage), footer: say(.tenThousandCodes)) {
      PickerRow(
        say(.city), value: gallery.choices.city, groups: cities, none: say(.anyCity),
        title: { name(ofCity: $0) }
      ) { gallery.choices.city = $0 }
      .pickerStyle(.page)
      PickerRow(say(.hotelCode), gallery, \.choices.postalCode, groups: Self.codes) { "\($0)" }
        .pickerStyle(.page)
    }
    TableSection(say(.room)) {
      ChoiceRows(gallery, \.choices.room, options: ChoiceSettings.Room.allCases) { name(of: $0) }
    }
    TableSection(say(.sightsToSee)) {
      CheckRows(
        gallery, \.choices.sights, options: ChoiceSettings.Sight.allCases, count: 1...4
      ) { name(of: $0) }
      .selectAll(say(.allSights))
    }
    TableSection {
      CheckRow(say(.insurance), gallery, \.choices.isInsured)
    }
    TableSection {
      ButtonRow(say(.resetChoices)) { gallery.choices = ChoiceSettings() }
        .id("reset")
    }
  }

  private var transports: [OptionGroup<ChoiceSettings.Transport>] {
    [
      OptionGroup(say(.onLand), [.train, .coach]),
      OptionGroup(say(.overSea), [.ferry, .plane]),
    ]
  }

  private var cities: [OptionGroup<String>] {
    Dictionary(grouping: City.all) { $0.letter(in: gallery.language) }
      .sorted { $0.key < $1.key }
      .map { OptionGroup($0.key, $0.value.map(\.id)) }
  }

  private static let codes = (10..<20).map { start in
    OptionGroup("\(start)…", Array(start * 1_000..<(start + 1) * 1_000))
  }

  private func name(ofCity id: String) -> String {
    City.all.first { $0.id == id }.map { say($0.title) } ?? id
  }

  private func name(of transport: ChoiceSettings.Transport) -> String {
    switch transport {
    case .train: say(.train)
    case .coach: say(.coach)
    case .ferry: say(.ferry)
    case .plane: say(.plane)
    }
  }

  private func name(of meal: ChoiceSettings.Meal) -> String {
    switch meal {
    case .menu: say(.menuMeal)
    case .vegetarian: say(.vegetarian)
    case .vegan: say(.vegan)
    }
  }

  private func name(of room: ChoiceSettings.Room) -> String {
    switch room {
    case .single: say(.singleRoom)
    case .double: say(.doubleRoom)
    case .family: say(.familyRoom)
    }
  }

  private func name(of sight: ChoiceSettings.Sight) -> String {
    switch sight {
    case .museum: say(.museum)
    case .opera: say(.opera)
    case .park: say(.park)
    case .market: say(.market)
    }
  }
}
