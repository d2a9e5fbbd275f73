// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A country to which the gallery ships.
public enum ShippingCountry: String, CaseIterable, Sendable {
  /// The United States.
  case unitedStates
  /// Germany.
  case germany
  /// China.
  case china
  /// The United Arab Emirates.
  case emirates
}

extension ShippingCountry {
  /// The name of the country.
  public var title: Localized {
    switch self {
    case .unitedStates: .unitedStates
    case .germany: .germany
    case .china: .chinaShipping
    case .emirates: .emirates
    }
  }

  /// The name of the region in an address, or `nil` if an address contains none.
  public var region: Localized? {
    switch self {
    case .unitedStates: .state
    case .germany: nil
    case .china: .province
    case .emirates: .emirate
    }
  }

  /// The number of digits of a postal code, or `nil` if there are no postal codes.
  public var postalDigits: Int? {
    switch self {
    case .unitedStates, .germany: 5
    case .china: 6
    case .emirates: nil
    }
  }
}
