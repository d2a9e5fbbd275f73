// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// What is searched for among the countries.
@MainActor
@Observable
public final class CountrySearch {
  /// What was typed; all countries are found while it is empty.
  public var query = ""

  /// Finds all countries.
  public init() {}
}

extension CountrySearch {
  /// The countries that have what was typed in their name, in large letters or small.
  ///
  /// - Parameter language: The language of their names.
  /// - Returns: The countries, in the order of their English names.
  public func found(in language: GalleryLanguage) -> [Country] {
    if query.isEmpty { return Country.allCases }
    return Country.allCases.filter { country in
      country.title[language].lowercased().contains(query.lowercased())
    }
  }
}
