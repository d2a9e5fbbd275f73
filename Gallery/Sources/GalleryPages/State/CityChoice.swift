// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// The cities that the user has been to.
@MainActor
@Observable
public final class CityChoice {
  /// The ids of the cities.
  public var visited: Set<City.ID> = []

  /// Creates a choice of no city.
  public init() {}
}
