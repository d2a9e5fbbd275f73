// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// The examples of links out of the application, and of shared and copied texts.
private enum SystemSnippets {
  struct Store {
    let mail = "ann@example.com"
    let phone = "+49 30 23125 001"
    let website = ExternalLink("https://example.com")
  }

  struct Account {
    let address = "ann@example.com"
    let phone = "+49 30 23125 001"
    let website = ExternalLink("https://example.com")
    let number = "1123"
    let iban = "DE02120300000000202051"
  }

  struct Device {
    let serial = "1123"
  }

  static func links() -> [ExternalLink?] {
    let help = ExternalLink("https://example.com/help?topic=1")
    let mail = ExternalLink(mail: "ann@example.com", subject: "Room 12")
    let call = ExternalLink(phone: "+49 30 123456")
    let logOut = ExternalLink(path: "/logout")
    let export = ExternalLink(path: "/customers.csv", isDownload: true)
    return [help, mail, call, logOut, export]
  }

  @RowBuilder
  static func rows(store: Store) -> [AnyRow] {
    ExternalLinkRow("Website", to: "https://example.com")
    ExternalLinkRow("E-mail", to: ExternalLink(mail: store.mail)).value(store.mail)
    ExternalLinkRow("Phone", to: ExternalLink(phone: store.phone)).value(store.phone)
  }

  @RowBuilder
  static func sharing(store: Store) -> [AnyRow] {
    ShareRow("Share…", SharedContent("Our store", link: store.website))
  }

  @RowBuilder
  static func copying(device: Device, account: Account) -> [AnyRow] {
    CopyRow("Serial number", device.serial)
    CopyRow("IBAN", account.iban).value("DE89 …")
  }

  @SectionBuilder
  static func sections(account: Account) -> [TableSection] {
    TableSection("Contact") {
      ExternalLinkRow("Website", to: "https://example.com")
      ExternalLinkRow("E-mail", to: ExternalLink(mail: account.address)).value(account.address)
      ExternalLinkRow("Phone", to: ExternalLink(phone: account.phone)).value(account.phone)
      ShareRow("Share", SharedContent("Have a look.", link: account.website))
      CopyRow("Customer number", account.number)
    }
  }

  @MainActor
  static func open(navigator: Navigator) {
    if let help = ExternalLink("https://example.com/help") { navigator.open(help) }
  }

  @MainActor
  static func row(navigator: Navigator, help: ExternalLink) -> Row {
    Row("Help").onSelect { navigator.open(help) }
  }

  @MainActor
  static func check(test: PageTest) throws {
    try test.tap("Customer number")
    #expect(test.systemRequests == [.copy("1123")])
  }
}
