// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// Numbers, amounts of money, percentages, dates, and times in four languages.
public struct NumbersPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.numbers
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// The language that the user has chosen on this page, or that of the gallery.
  private var locale: NumberLocale {
    gallery.numbers.pageLocale ?? NumberLocale(gallery.language)
  }

  /// `Numbers and dates`, in the language of the page.
  public var title: String { locale.title }

  /// The language that the user has chosen on this page, or that of the gallery.
  public var language: String? { locale.tag }

  /// The choice of the page's language, and one section for each language.
  public var sections: [TableSection] {
    TableSection(footer: locale.oneOrder) {
      PickerRow(
        locale.pageLanguage, value: locale, options: NumberLocale.allCases, title: \.name
      ) { gallery.numbers.pageLocale = $0 }
      .id("language")
    }
    for locale in NumberLocale.allCases {
      TableSection(locale.name) {
        NumberRow(
          locale.pieces, gallery, \.numbers.pieces, in: 1...1_000_000, language: locale.tag)
        NumberRow(
          locale.weight, gallery, \.numbers.weight, in: 0...100_000, language: locale.tag)
        NumberRow(
          locale.price, gallery, \.numbers.price, format: .currency(locale.currency),
          in: 0...1_000_000, language: locale.tag)
        NumberRow(
          locale.discount, gallery, \.numbers.discount, format: .percent(fraction: 0...1),
          in: 0...1, language: locale.tag)
        DateRow(
          locale.day, subtitle: locale.text(of: gallery.numbers.day), gallery, \.numbers.day)
        DateRow(
          locale.time, subtitle: locale.text(of: gallery.numbers.time), gallery, \.numbers.time)
      }
      .id(locale)
    }
    TableSection {
      ButtonRow(locale.reset) { gallery.numbers = NumberSettings() }.id("reset")
    }
  }
}
