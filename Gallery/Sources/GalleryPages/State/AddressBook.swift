// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// The addresses that the user has saved.
@MainActor
@Observable
public final class AddressBook {
  /// The addresses, the most recent one first.
  public var recent = [
    SavedAddress(
      id: 0,
      ShippingAddress(
        country: .unitedStates, recipient: "Ann Miller", street: "350 Fifth Avenue",
        city: "New York", region: "NY", postalCode: "10118")),
    SavedAddress(
      id: 1,
      ShippingAddress(
        country: .china, recipient: "Wang Fang", street: "100 Century Avenue", city: "Shanghai",
        region: "Shanghai", postalCode: "200120")),
  ]
  @ObservationIgnored private var nextID = 2

  /// Creates a book with two addresses.
  public init() {}

  /// Adds an address at the top, or moves it there.
  public func save(_ address: ShippingAddress) {
    recent.removeAll { $0.address == address }
    recent.insert(SavedAddress(id: nextID, address), at: 0)
    nextID += 1
  }
}

/// An address in a book.
public struct SavedAddress: Hashable, Sendable, Identifiable {
  /// The unique id.
  public let id: Int
  /// The address.
  public let address: ShippingAddress

  init(id: Int, _ address: ShippingAddress) {
    self.id = id
    self.address = address
  }
}
