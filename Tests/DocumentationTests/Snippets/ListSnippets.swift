// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms

/// The examples of editable lists.
@MainActor
private struct ListSnippets {
  let contact: Contact
  let form: FormModel<ContactValue>

  @SectionBuilder
  var list: [TableSection] {
    TableSection(
      "Numbers", list: contact, \.phones, count: 1...5, add: "Add a number", new: Phone.init
    ) { phone in
      FieldRow("Number", phone, \.number, kind: .phone)
    }
  }

  @SectionBuilder
  var element: [TableSection] {
    TableSection(list: contact, \.phones, add: "Add a number", new: Phone.init) { phone in
      FieldRow(phone.kind.title, phone, \.number, kind: .phone)
    }
  }

  @SectionBuilder
  var ofForm: [TableSection] {
    TableSection(list: form, \.phones, add: "Add a number", new: Phone.init) { phone in
      FieldRow("Number", phone, \.number, kind: .phone)
    }
  }
}

private final class Contact {
  var phones: [Phone] = []
}

private struct ContactValue: Equatable {
  var phones: [Phone] = []
}

private struct Phone: Identifiable, Equatable, Sendable {
  let id = PhoneID()
  var kind = Kind.home
  var number = ""

  init() {}

  enum Kind: Sendable {
    case home

    var title: String { "Home" }
  }
}

private final class PhoneID: Hashable, Sendable {
  static func == (first: PhoneID, second: PhoneID) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
