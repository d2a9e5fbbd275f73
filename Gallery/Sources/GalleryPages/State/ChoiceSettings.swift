// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The values of the page with choices: a visit to a city.
public struct ChoiceSettings: Hashable, Sendable {
  /// The means of transport to the city.
  public var transport = Transport.train
  /// The class of the ticket.
  public var travelClass = TravelClass.second
  /// The meal during the journey, or `nil` for none.
  public var meal: Meal?
  /// The name of the city in English, or `nil` if the visitor has no preference.
  public var city: String? = "Lisbon"
  /// The postal code of the hotel.
  public var postalCode = 10_117
  /// The kind of room.
  public var room = Room.single
  /// The things that the visitor wants to see.
  public var sights: Set<Sight> = [.museum]
  /// True if the visitor wants travel insurance.
  public var isInsured = false

  /// Creates the values of a page that has not been used yet.
  public init() {}

  /// A way to travel.
  public enum Transport: Hashable, Sendable, CaseIterable {
    /// By rail.
    case train
    /// By road.
    case coach
    /// By sea.
    case ferry
    /// By air.
    case plane
  }

  /// A class of a ticket.
  public enum TravelClass: Hashable, Sendable, CaseIterable {
    /// The more expensive class.
    case first
    /// The less expensive class.
    case second
  }

  /// A meal.
  public enum Meal: Hashable, Sendable, CaseIterable {
    /// With meat.
    case menu
    /// Without meat.
    case vegetarian
    /// Without animal products.
    case vegan
  }

  /// A kind of room.
  public enum Room: Hashable, Sendable, CaseIterable {
    /// For one person.
    case single
    /// For two people.
    case double
    /// For a family.
    case family
  }

  /// A sight.
  public enum Sight: Hashable, Sendable, CaseIterable {
    /// Pictures.
    case museum
    /// Music.
    case opera
    /// Trees.
    case park
    /// Stalls.
    case market
  }
}
