// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms

// The examples of the articles about kinds of rows. Their pictures show these sections.

@MainActor
@SectionBuilder
func textRows(of account: Account) -> [TableSection] {
  TableSection("About", footer: "Footers explain a section.") {
    Row("Name").value(account.name)
    Row("Storage", subtitle: "12.3 MB used")
    Row("Plan").value("Family").accessory(.checkmark)
  }
}

@MainActor
@SectionBuilder
func linkRows(of account: Account) -> [TableSection] {
  TableSection {
    LinkRow("Account & security") { SecurityPage(account: account) }
      .value("Protected")
  }
}

@MainActor
@SectionBuilder
func externalLinkRows(of account: Account) -> [TableSection] {
  TableSection("Contact") {
    ExternalLinkRow("Website", to: "https://example.com")
    ExternalLinkRow("E-mail", to: ExternalLink(mail: account.address)).value(account.address)
    ExternalLinkRow("Phone", to: ExternalLink(phone: account.phone)).value(account.phone)
    ShareRow("Share", SharedContent("Have a look.", link: account.website))
    CopyRow("Customer number", account.number)
  }
}

@MainActor
@SectionBuilder
func toggleRows(of account: Account) -> [TableSection] {
  TableSection("General") {
    ToggleRow("Night mode", account, \.nightMode)
    ToggleRow("Sounds", isOn: account.sounds) { account.sounds = $0 }
  }
}

@MainActor
@SectionBuilder
func fieldRows(of account: Account) -> [TableSection] {
  TableSection("Profile") {
    FieldRow("Name", account, \.name)
    FieldRow("E-mail", account, \.address, kind: .email)
    FieldRow("Note", account, \.note).lines(3)
  }
}

@MainActor
@SectionBuilder
func sliderRows(of account: Account) -> [TableSection] {
  TableSection("Sound") {
    SliderRow("Volume", account, \.volume, in: 0...1)
      .reporting(.continuous)
    SliderRow("Text size", account, \.textSize, in: 1...5, step: 1)
      .value("\(Int(account.textSize))")
  }
}

@MainActor
@SectionBuilder
func stepperRows(of account: Account) -> [TableSection] {
  TableSection("Print") {
    StepperRow("Copies", account, \.copies, in: 1...20)
    StepperRow("Zoom", account, \.zoom, in: 0.5...4, step: 0.25)
      .value("\(Int(account.zoom * 100)) %")
  }
}

@MainActor
@SectionBuilder
func pickerRows(of account: Account) -> [TableSection] {
  TableSection("Alarm") {
    PickerRow("Sound", account, \.sound, options: ["Bell", "Chime", "Drum"]) { $0 }
    PickerRow(
      "Repeat", account, \.repetition, options: ["Daily", "Weekly"], none: "None"
    ) { $0 }
    .pickerStyle(.segmented)
    PickerRow("Zone", account, \.zone, options: Account.zones) { $0 }
      .pickerStyle(.page)
  }
}

@MainActor
@SectionBuilder
func dateRows(of account: Account) -> [TableSection] {
  TableSection {
    DateRow("Birthday", account, \.birthday)
    DateRow("Alarm", account, \.alarm)
    DurationRow(
      "Timer", account, \.timer, in: .zero ... .seconds(10_800), step: .seconds(300))
  }
}

@MainActor
@SectionBuilder
func colorRows(of account: Account) -> [TableSection] {
  TableSection {
    ColorRow(
      "Accent", account, \.accent, palette: [NamedColor("Blue", RGBA(hex: 0x0000FF))])
  }
}

@MainActor
@SectionBuilder
func avatarRows(of account: Account) -> [TableSection] {
  TableSection("Profile") {
    AvatarRow("Ada Lovelace", subtitle: "Change the picture", account, \.picture)
    AvatarRow(account.group.name, picture: account.group.picture) { account.group.picture = $0 }
  }
}

@MainActor
@SectionBuilder
func progressRows(of account: Account) -> [TableSection] {
  TableSection {
    ProgressRow("Upload", fraction: 0.4).value("40 %")
    ProgressRow("Connecting")
    GaugeRow("Storage", value: account.used, in: 0...64)
      .value("\(NumberFormat(.decimal(), language: "en").text(of: account.used)) GB")
  }
}

@MainActor
@SectionBuilder
func buttonRows(of account: Account, on navigator: Navigator) -> [TableSection] {
  TableSection {
    ButtonRow("Log out", role: .destructive) {
      navigator.confirm("Really log out?", confirm: "Yes") { account.logOut() }
    }
  }
}

@MainActor
@SectionBuilder
func customRows(of account: Account) -> [TableSection] {
  TableSection {
    CustomRow(Profile(name: account.name, address: account.address))
      .accessory(.disclosure)
      .height(80)
  }
}

@MainActor
@SectionBuilder
func choiceRows(of pizza: Pizza) -> [TableSection] {
  TableSection("Size") {
    ChoiceRows(pizza, \.size, options: Pizza.Size.allCases) { $0.title }
  }
  TableSection("Toppings", footer: "Choose up to three.") {
    CheckRows(pizza, \.toppings, options: Pizza.Topping.allCases, count: 0...3) { $0.title }
      .selectAll("All")
  }
}

@MainActor
@SectionBuilder
func checkRows(of account: Account) -> [TableSection] {
  TableSection {
    CheckRow("Add a gift note", account.order, \.isGift)
    CheckRow("Keep me signed in", isOn: account.isKept) { isOn in account.isKept = isOn }
  }
}

@MainActor
@SectionBuilder
func numberRows(of order: Order) -> [TableSection] {
  TableSection("Order") {
    NumberRow("Copies", order, \.copies, in: 1...99)
    NumberRow("Price", order, \.price, format: .currency("EUR"), in: 0...1_000)
    NumberRow("Discount", order, \.discount, format: .percent())
  }
}

// Open, unlike in the article, so that the picture shows the rows below.
@MainActor
@SectionBuilder
func expanderRows(of mail: Mail) -> [TableSection] {
  TableSection("Mail") {
    ToggleRow("Notifications", mail, \.notifies)
    ExpanderRow("Advanced", mail, \.isAdvanced) {
      FieldRow("Server", mail, \.server)
      NumberRow("Port", mail, \.port, in: 1...65_535)
    }
  }
}

@MainActor
@SectionBuilder
func stateRows(of account: Account) -> [TableSection] {
  TableSection("Account") {
    FieldRow("E-mail", account, \.email, kind: .email)
      .error(account.email.contains("@") ? nil : "An address contains an @.")
      .help("We send a link to this address.")
    ToggleRow("Newsletter", account, \.newsletter)
      .disabled(account.email.isEmpty, because: "Enter an address first.")
  }
}

@MainActor
@SectionBuilder
func formRows(of registration: Registration) -> [TableSection] {
  TableSection("Account") {
    FieldRow("E-mail", registration.form, \.email, kind: .email)
    FieldRow("Password", registration.form, \.password, kind: .secure)
  }
  TableSection {
    SubmitRow("Sign up", registration.form) { try await registration.create($0) }
  }
}

@MainActor
@SectionBuilder
func listRows(of contact: Contact) -> [TableSection] {
  TableSection(
    "Numbers", list: contact, \.phones, count: 1...5, add: "Add a number", new: Phone.init
  ) { phone in
    FieldRow("Number", phone, \.number, kind: .phone)
  }
}
