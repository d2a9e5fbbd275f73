// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseForms

/// A shipping address, as the user enters it.
public struct ShippingAddress: Hashable, Sendable {
  /// The country, which determines the other fields.
  public var country = ShippingCountry.unitedStates
  /// The name of the recipient.
  public var recipient = ""
  /// The street and the number of the house.
  public var street = ""
  /// The city.
  public var city = ""
  /// The state, province, or emirate, in countries whose addresses contain one.
  public var region = ""
  /// The postal code, in countries with postal codes.
  public var postalCode = ""
  /// The phone number of the recipient, which may be empty.
  public var phone = ""
}

extension ShippingAddress {
  /// Returns the form of an address.
  ///
  /// - Parameter gallery: The state with the language of messages and the clock.
  /// - Returns: The form.
  @MainActor
  public static func form(gallery: GalleryState) -> FormModel<ShippingAddress> {
    let postalCodes = PostalCodes(clock: gallery.clock)
    return FormModel(ShippingAddress(), clock: gallery.formClock, texts: gallery.formTexts) {
      for field in [\.recipient, \.street, \.city] as [Field] {
        FormRule(field, gallery.say(.fieldNeeded)) { !$0.isEmpty }
      }
      FormRule(at: \.region, gallery.say(.fieldNeeded)) {
        $0.country.region == nil || !$0.region.isEmpty
      }
      FormRule(reading: \.self) { address in
        guard let digits = address.country.postalDigits,
          address.postalCode.count != digits || !address.postalCode.allSatisfy(\.isWholeNumber)
        else { return FormErrors() }
        return FormErrors(\.postalCode, gallery.say(digits == 6 ? .sixDigits : .fiveDigits))
      }
      FormRule(\.phone, gallery.say(.phoneNeeded)) { phone in
        phone.isEmpty || phone.filter(\.isWholeNumber).count >= 5
      }
      FormRule(
        at: \.postalCode, gallery.say(.otherPostalCode), reading: \.postalCode, \.city, \.country,
        after: 0.4, timeout: 5
      ) {
        try await postalCodes.contains($0, of: $1, in: $2)
      }
    }
  }

  private typealias Field = any KeyPath<ShippingAddress, String> & Sendable
}
