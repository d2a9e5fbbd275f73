// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseForms

/// The examples of `FieldRow` and `SliderRow`.
private struct AccountPage: TablePage {
  let account: Account
  let list: ItemList

  let player: Player
  let reader: Reader

  var title: String { "Account" }
  var query: String { list.query }

  var sections: [TableSection] {
    TableSection {
      FieldRow("Name", account, \.name, placeholder: "As on your passport")
      FieldRow("E-mail", account, \.email, kind: .email)
      FieldRow("", text: query, placeholder: "Search", kind: .search) { list.search(for: $0) }
        .reporting(.continuous)
      SliderRow("Volume", player, \.volume)
      SliderRow("Brightness", player, \.percentage, in: 0...100)
      SliderRow("Text size", value: reader.size, in: 12...24, step: 1) { reader.size = $0 }
        .value("\(Int(reader.size)) points")
        .reporting(.continuous)
    }
  }

  @MainActor
  @Observable
  final class Player {
    var volume = 0.5
    var percentage = 50
  }

  @MainActor
  @Observable
  final class Reader { var size = 15.0 }

  @MainActor
  @Observable
  final class Account {
    var name = ""
    var email = ""
  }

  @MainActor
  @Observable
  final class ItemList {
    private(set) var query = ""

    func search(for text: String) { query = text }
  }
}

/// The example of a text in another format.
private struct PaymentSnippets {
  struct Payment: Equatable {
    var digits = ""

    var card: String {
      get {
        stride(from: 0, to: digits.count, by: 4).map { digits.dropFirst($0).prefix(4) }
          .joined(separator: " ")
      }
      set { digits = newValue.filter(\.isWholeNumber) }
    }

    var expiration = ""
    var code = ""
  }

  @RowBuilder @MainActor
  func rows(_ form: FormModel<Payment>) -> [AnyRow] {
    FieldRow("Card number", form, \.card, kind: .digits).content(.creditCardNumber)
    FieldRow("Expires", form, \.expiration).content(.creditCardExpiration)
    FieldRow("Security code", form, \.code, kind: .digits).content(.creditCardSecurityCode)
  }
}

/// The example of a field whose text is used when the user presses Return.
struct NewItemPage: TablePage {
  let list: ItemList

  var title: String { "Items" }

  var sections: [TableSection] {
    TableSection {
      FieldRow("New item", list, \.draft).onSubmit { list.addDraft() }
    }
  }

  @MainActor
  @Observable
  final class ItemList {
    var draft = ""
    private(set) var items: [String] = []

    func addDraft() {
      items.append(draft)
      draft = ""
    }
  }
}

/// The example of a field whose text a button uses.
struct ChatPage: TablePage {
  let chat: Chat

  var title: String { "Chat" }

  var sections: [TableSection] {
    TableSection {
      FieldRow("", chat, \.draft, placeholder: "Message")
        .lines(1...6).reporting(.continuous)
      ButtonRow("Send") { chat.send() }
    }
  }

  @MainActor
  @Observable
  final class Chat {
    var draft = ""
    private(set) var messages: [String] = []

    func send() {
      messages.append(draft)
      draft = ""
    }
  }
}

/// The examples of `onSubmit(_:)`, `Navigator.focus(_:)`, and the Return key.
struct LoginPage: TablePage {
  let login: Login

  var title: String { "Log in" }

  var sections: [TableSection] {
    TableSection {
      FieldRow("Code", login, \.code, kind: .oneTimeCode).onSubmit { login.send() }
    }
    TableSection {
      FieldRow("User name", login, \.name).onSubmit { navigator.focus("password") }
      FieldRow("Password", login, \.password, kind: .secure).id("password")
    }
    TableSection("Log in") {
      FieldRow("User name", login, \.name).returnKey(.next)
        .onSubmit { navigator.focus("password") }
      FieldRow("Password", login, \.password, kind: .secure).returnKey(.go)
        .onSubmit { login.send() }
        .id("password")
      ButtonRow("Log in") { login.send() }
    }
  }

  @MainActor
  @Observable
  final class Login {
    var name = ""
    var password = ""
    var code = ""
    private(set) var sentCodes: [String] = []

    func send() { sentCodes.append(code) }
  }
}
