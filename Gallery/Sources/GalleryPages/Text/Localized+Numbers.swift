// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Localized {
  package static let numbersAndDates = Localized(
    NumberLocale.english.title, NumberLocale.chinese.title)
}
