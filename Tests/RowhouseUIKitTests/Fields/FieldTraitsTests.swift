// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

/// The traits of a text field for each trait of a row.
@MainActor
struct FieldTraitsTests {
  private func field(_ row: FieldRow) throws -> UITextField {
    let screen = TableScreen()
    screen.driver.sections = [TableSection { row }]
    screen.settle()
    return try #require(screen.first(UITextField.self, 0))
  }

  @Test("Each content has the type that UIKit suggests text for")
  func contents() throws {
    let types = try FieldContent.allCases.map {
      try field(FieldRow("Field", text: "") { _ in }.content($0)).textContentType
    }
    #expect(
      types == [
        .name, .givenName, .familyName, .nickname, .organizationName, .username, .password,
        .newPassword, .oneTimeCode, .emailAddress, .telephoneNumber, .URL, .fullStreetAddress,
        .streetAddressLine1, .streetAddressLine2, .addressCity, .addressState, .postalCode,
        .countryName, .birthdate, .creditCardNumber, .creditCardName, .creditCardExpiration,
        .creditCardSecurityCode,
      ])
  }

  @Test("Each capitalization and each Return key has that of UIKit")
  func keyboards() throws {
    let capitals = try FieldCapitalization.allCases.map {
      try field(FieldRow("Field", text: "") { _ in }.capitalization($0)).autocapitalizationType
    }
    #expect(capitals == [.none, .words, .sentences, .allCharacters])
    let keys = try FieldReturnKey.allCases.map {
      try field(FieldRow("Field", text: "") { _ in }.returnKey($0)).returnKeyType
    }
    #expect(keys == [.done, .go, .next, .search, .send])
    let corrections = try [true, false].map {
      try field(FieldRow("Field", text: "") { _ in }.corrected($0)).autocorrectionType
    }
    #expect(corrections == [.yes, .no])
  }
}
#endif
