// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse
import RowhouseForms

/// A form for an address, whose fields depend on the country, and the recent addresses, which the user can delete.
public struct ShippingPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.shipping
  /// The state that the page shows.
  public let gallery: GalleryState
  private let form: FormModel<ShippingAddress>

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
    form = ShippingAddress.form(gallery: gallery)
  }

  /// `Shipping address`.
  public var title: String { say(.shipping) }

  /// A confirmation if the user has entered something.
  public var leaveGuard: LeaveGuard? { form.leaveGuard }

  /// The recent addresses, the country, the fields of an address there, and the buttons.
  public var sections: [TableSection] {
    let country = form.value.country
    TableSection(say(.recentAddresses), list: gallery.addresses, \.recent) { saved in
      Row(saved.address.recipient)
        .subtitle("\(saved.address.street), \(saved.address.city)")
        .onSelect { form.edit { $0 = saved.address } }
    }
    .loadState(gallery.addresses.recent.isEmpty ? .empty(say(.noRecentAddresses)) : .content)
    TableSection(say(.shipTo)) {
      ChoiceRows(form, \.country, options: ShippingCountry.allCases) { say($0.title) }
    }
    TableSection(say(.address)) {
      FieldRow(say(.recipient), form, \.recipient, placeholder: say(.required))
      FieldRow(say(.street), form, \.street, placeholder: say(.required))
      FieldRow(say(.city), form, \.city, placeholder: say(.required))
      if let region = country.region {
        FieldRow(say(region), form, \.region, placeholder: say(.required))
      }
      if country.postalDigits != nil {
        FieldRow(
          say(.postalCode), form, \.postalCode, placeholder: say(.required), kind: .number)
      }
      // Opens by itself if the form is saved with a phone number that is not accepted.
      ExpanderRow(say(.moreOptions)) {
        FieldRow(say(.phone), form, \.phone, kind: .phone)
      }
    }
    TableSection {
      SubmitRow(say(.saveAddress), form) { address in
        gallery.addresses.save(address)
        navigator.toast(say(.addressSaved))
      }
      .shortcut("s")
      .id("submit")
      ButtonRow(say(.resetForm), role: .destructive) { form.reset() }
        .disabled(!form.isDirty)
        .id("reset")
    }
  }
}
