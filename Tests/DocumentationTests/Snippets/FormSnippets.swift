// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms

/// The example of the article that compares three libraries.
private struct SigningUp {
  struct SignUp: Equatable {
    var name = ""
    var email = ""
    var password = ""
    var repeated = ""
  }

  @MainActor
  func signUpForm(_ server: AccountServer) -> FormModel<SignUp> {
    FormModel(SignUp()) {
      FormRule(\.name, "Enter a name") { !$0.isEmpty }
      FormRule(\.name, "This name is taken", after: 0.3) { try await server.isFree($0) }
      FormRule(\.email, "Enter an e-mail address") { $0.contains("@") }
      FormRule(\.password, "Use at least 8 characters") { $0.count >= 8 }
      FormRule(at: \.repeated, "The passwords differ") { $0.repeated == $0.password }
    }
  }

  struct SignUpPage: TablePage {
    let form: FormModel<SignUp>
    let server: AccountServer
    var title: String { "Sign up" }
    var leaveGuard: LeaveGuard? { form.leaveGuard }
    var sections: [TableSection] {
      TableSection("Account") {
        FieldRow("Name", form, \.name)
        FieldRow("E-mail", form, \.email, kind: .email)
        FieldRow("Password", form, \.password, kind: .secure)
        FieldRow("Repeat", form, \.repeated, kind: .secure)
      }
      TableSection {
        SubmitRow("Sign up", form) { try await server.create($0) }
      }
    }
  }
}

@MainActor
private final class AccountServer {
  func isFree(_ name: String) async throws -> Bool { name != "ada" }
  func create(_ account: some Equatable) async throws {}
  func register(_ account: some Equatable) async throws -> Bool { true }
}

/// The examples of `FormModel`.
@MainActor
private struct FormSnippets {
  let names = AccountServer()
  let server = AccountServer()
  let places = Places()

  func model() {
    struct SignUp: Equatable {
      var name = ""
      var email = ""
    }

    let form = FormModel(SignUp()) {
      FormRule(\.email, "Enter an e-mail address") { $0.contains("@") }
      FormRule(\.name, "This name is taken", after: 0.3) { try await names.isFree($0) }
    }

    _ = form

    @MainActor
    struct Page {
      let form: FormModel<SignUp>
      let server: AccountServer

      @SectionBuilder
      var sections: [TableSection] {
        TableSection("Account") {
          FieldRow("User name", form, \.name)
          FieldRow("E-mail", form, \.email, kind: .email)
        }
        TableSection {
          SubmitRow("Sign up", form) { account in try await server.create(account) }
        }
      }
    }
  }

  @SectionBuilder
  func rows(of form: FormModel<Account>) -> [TableSection] {
    TableSection("Account") {
      FieldRow("E-mail", form, \.email, kind: .email)
      FieldRow("Password", form, \.password, kind: .secure)
    }
    TableSection {
      SubmitRow("Sign up", form) { try await server.create($0) }
    }
  }

  struct Account: Equatable {
    var name = ""
    var email = ""
    var repeated = ""
    var password = ""
    var stars = 0
    var city = ""
    var postalCode = ""
    var items: [Item] = []
  }

  struct Item: Equatable {}

  @FormRuleBuilder<Account>
  var rules: [FormRule<Account>] {
    FormRule(\.email, "Enter an e-mail address") { $0.contains("@") }
    FormRule(at: \.repeated, "The passwords differ") { $0.repeated == $0.password }
    FormRule(\.name, "This name is taken", after: 0.3) { try await names.isFree($0) }
    FormRule(at: \.postalCode, "No such place", reading: \.city, \.postalCode, after: 0.3) {
      try await places.contains(city: $0, postalCode: $1)
    }
  }

  struct Delivery: Equatable {
    var city = ""
    var postalCode = ""
  }

  @MainActor
  final class Places {
    func contains(city: String, postalCode: String) async throws -> Bool { true }
  }

  func severalFields() -> FormModel<Delivery> {
    let form = FormModel(Delivery()) {
      FormRule(\.city, "Enter a city") { !$0.isEmpty }
      FormRule(\.postalCode, "Enter 5 digits") { $0.count == 5 }
      FormRule(at: \.postalCode, "No such place", reading: \.city, \.postalCode, after: 0.3) {
        try await places.contains(city: $0, postalCode: $1)
      }
    }
    return form
  }

  func use(_ form: FormModel<Account>, texts: Texts) {
    form.submit { account in
      guard try await server.register(account) else {
        throw FormErrors(\Account.name, "This name is taken")
      }
    }
    form.edit { $0.items.append(Item()) }
    let fixed = FormMessage("Enter a name")
    let translated = FormMessage(texts.enterName)  // evaluated again after a change of the language
    _ = [fixed, translated]
  }

  struct Texts { var enterName = "" }

  @SectionBuilder
  func sections(_ form: FormModel<Account>) -> [TableSection] {
    TableSection {
      RatingRow(form.value.stars) { form[\.stars] = $0 }
        .showing(\.stars, of: form)
      SubmitRow("Sign up", form) { account in
        try await server.create(account)
      }
    }
  }

  struct Order: Equatable {
    var copies = 1
    var isGift = false
    var note = ""
  }

  @SectionBuilder
  func value(of form: FormModel<Order>) -> [TableSection] {
    TableSection("Order") {
      StepperRow("Copies", form, \.copies, in: 1...10)
      ToggleRow("Gift", form, \.isGift)
      if form.value.isGift { FieldRow("Note", form, \.note) }
      Row("Total").value("\(form.value.copies * 25) €")
    }
  }

  @MainActor
  final class Shop {
    func save(_ order: Order) async throws -> Bool { true }
    func send(_ order: Order) async throws {}
  }

  struct OrderPage: TablePage {
    let form: FormModel<Order>
    let shop: Shop
    var title: String { "Order" }
    var sections: [TableSection] {
      TableSection {
        ButtonRow("Order") {
          navigator.confirm("Send the order?", confirm: "Order") {
            form.submit { order in try await shop.send(order) }
          }
        }
        .disabled(form.isSubmitting)
      }
    }
  }

  @RowBuilder
  func submission(_ form: FormModel<Order>, to shop: Shop) -> [AnyRow] {
    SubmitRow("Save", form) { order in
      guard try await shop.save(order) else {
        throw FormErrors(\Order.self, "Somebody else has changed this order.")
      }
    }
  }

  struct RatingRow: RowElement {
    var row: AnyRow

    init(_ stars: Int, onChange: @escaping @MainActor (Int) -> Void) {
      row = Row("Stars").value("\(stars)").onSelect { onChange(stars + 1) }.row
    }
  }
}

@MainActor
private final class Note {
  var text = ""
  var isSaved = true
}

/// The example of `LeaveGuard`.
private enum NoteSnippets {
  struct NotePage: TablePage {
    let note: Note
    var title: String { "Note" }
    var leaveGuard: LeaveGuard? {
      note.isSaved ? nil : LeaveGuard("Discard this note?", leave: "Discard", stay: "Keep editing")
    }
    var sections: [TableSection] {
      TableSection { FieldRow("Text", note, \.text).reporting(.continuous) }
    }
  }
}
