// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// The model of the rows in the documentation.
@Observable
@MainActor
final class Account {
  var name = "Ada"
  var address = "ada@example.com"
  var note = "Prefers letters to telegrams, and answers them on Sundays."
  var nightMode = true
  var sounds = false
  var volume = 0.6
  var textSize = 3.0
  var copies = 3
  var zoom = 1.25
  var sound = "Bell"
  var repetition: String?
  var zone = "Lisbon"
  static let zones = ["Amsterdam", "Berlin", "Lisbon", "Tokyo"]
  var birthday = CalendarDate(year: 1815, month: 12, day: 10)
  var alarm = ClockTime(hour: 7, minute: 30)
  var timer = Duration.seconds(5_400)
  var accent = RGBA(hex: 0x0000FF)
  var picture: PictureData?
  let group = Group()
  var used = 12.3
  let phone = "+49 30 23125 001"
  let website = ExternalLink("https://example.com")
  let number = "1123"
  var email = ""
  var newsletter = false
  var isKept = false
  let pizza = Pizza()
  let order = Order()
  let mail = Mail()
  let contact = Contact()
  let registration = Registration()

  func logOut() {}
}

struct SecurityPage: TablePage {
  let account: Account

  var title: String { "Security" }
  var sections: [TableSection] {}
}

struct Profile: RowContent {
  let name: String
  let address: String

  func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: 12) {
      Part.text(
        String(name.prefix(1)), font: .system(size: 22, weight: .semibold), color: .badgeLabel
      )
      .frame(width: 48, height: 48, horizontal: .center, vertical: .center)
      .background(.tint)
      .cornerRadius(24)
      Part.vertical(spacing: 4, alignment: .start) {
        Part.text(name, font: style.titleFont, color: style.titleColor)
        Part.text(address, font: style.subtitleFont, color: style.subtitleColor)
      }
      Part.spacer()
    }
  }
}
