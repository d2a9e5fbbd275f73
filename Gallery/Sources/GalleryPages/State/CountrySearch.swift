// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// A search among the countries.
@MainActor
@Observable
public final class CountrySearch {
  /// The typed text.
  ///
  /// An empty text finds all countries.
  public var query = ""

  /// Creates a search that finds all countries.
  public init() {}
}

extension CountrySearch {
  /// Returns the countries whose name contains the typed text, ignoring case.
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
