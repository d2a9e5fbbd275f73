// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms

/// The examples of editable lists.
@MainActor
private struct ListSnippets {
  let contact: Contact
  let account: SignedInAccount
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
  var devices: [TableSection] {
    TableSection("Devices", list: account, \.devices, moves: false) { device in Row(device.name) }
      .loadState(account.devices.isEmpty ? .empty("No devices") : .content)
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

private struct ElementErrorSnippets {
  @MainActor
  func model() -> FormModel<Order> {
    let form = FormModel(Order()) {
      FormRule(reading: \.items) { order in
        var errors = FormErrors<Order>()
        for item in order.items where item.name.isEmpty {
          errors.add(\.[item: item.id].name, "Describe the item")
        }
        return errors
      }
    }
    return form
  }

  @MainActor
  @SectionBuilder
  func list(of form: FormModel<Order>) -> [TableSection] {
    let newItem: @MainActor () -> Item = { Item(id: form.value.items.count) }
    TableSection(list: form, \.items, add: "Add an item", new: newItem) { item in
      FieldRow("Item", form, \.[item: item.id].name)
    }
  }
}

private struct Order: Equatable {
  var items = [Item(id: 0)]
}

private struct Item: Identifiable, Equatable, Sendable {
  let id: Int
  var name = ""
}

extension Order {
  subscript(item id: Item.ID) -> Item {
    get { items.first { $0.id == id } ?? Item(id: id) }
    set { if let index = items.firstIndex(where: { $0.id == id }) { items[index] = newValue } }
  }
}

private final class SignedInAccount {
  var devices: [SignedInDevice] = []
}

private struct SignedInDevice: Identifiable, Sendable {
  let id: Int
  let name: String
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
