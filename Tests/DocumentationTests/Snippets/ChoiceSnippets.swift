// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// The examples of rows with choices, of expandable rows, and of the states of rows.
@MainActor
private struct ChoiceSnippets {
  let reader: Reader
  let pizza: Pizza
  let mail: Mail
  let account: Account
  let calendar: Calendar
  let order: Order
  let login: Login
  let task: Job
  let navigator: Navigator

  @SectionBuilder
  var choices: [TableSection] {
    TableSection("Theme") {
      ChoiceRows(reader, \.theme, options: ReaderTheme.allCases) { $0.title }
    }
    TableSection("Toppings", footer: "Choose up to three.") {
      CheckRows(pizza, \.toppings, options: Topping.allCases, count: 0...3) { $0.title }
    }
  }

  @SectionBuilder
  var article: [TableSection] {
    TableSection("Size") {
      ChoiceRows(pizza, \.size, options: Size.allCases) { $0.title }
    }
    TableSection("Toppings", footer: "Choose up to three.") {
      CheckRows(pizza, \.toppings, options: Topping.allCases, count: 0...3) { $0.title }
        .selectAll("All")
    }
  }

  @RowBuilder
  var closures: [AnyRow] {
    ChoiceRows(Size.allCases, chosen: pizza.size, title: \.title) { pizza.resize(to: $0) }
  }

  @RowBuilder
  var disabled: [AnyRow] {
    ChoiceRows(pizza, \.size, options: Size.allCases) { $0.title }
      .disabled(pizza.isOrdered, because: "The pizza is being made.")
  }

  @RowBuilder
  var changedChoices: [AnyRow] {
    ChoiceRows(account, \.plan, options: Plan.allCases) { $0.title }
      .row { $0.value($1.price).disabled($1 == .family && account.isAlone) }
  }

  @RowBuilder
  var changedChecks: [AnyRow] {
    CheckRows(calendar, \.shown, options: calendar.sources) { $0.title }
      .row { $0.image(.symbol("calendar"), tile: $1.color).disabled($1.isEmpty) }
  }

  @RowBuilder
  var checkRows: [AnyRow] {
    CheckRow("Add a gift note", order, \.isGift)
    CheckRow("Keep me signed in", isOn: login.isKept) { isOn in login.keep(isOn) }
  }

  @RowBuilder
  var checkRowWithDetails: [AnyRow] {
    CheckRow(task.title, task, \.isDone).accessory(.detail)
      .onAccessory { navigator.push(TaskPage(task: task)) }
  }

  @SectionBuilder
  var expander: [TableSection] {
    TableSection("Mail") {
      ToggleRow("Notifications", mail, \.notifies)
      ExpanderRow("Advanced") {
        FieldRow("Server", mail, \.server)
        NumberRow("Port", mail, \.port, in: 1...65_535)
      }
    }
  }

  @RowBuilder
  var changedExpander: [AnyRow] {
    ExpanderRow("Advanced") {
      FieldRow("Server", mail, \.server)
    }
    .row { $0.image(.symbol("gear")).value(mail.server).disabled(!mail.notifies) }
  }

  @SectionBuilder
  var disabledSection: [TableSection] {
    TableSection("Mail") {
      ToggleRow("Badges", mail, \.showsBadges)
      FieldRow("Server", mail, \.server)
    }
    .disabled(!mail.notifies, because: "Turn on notifications first.")
  }

  @RowBuilder
  var error: [AnyRow] {
    FieldRow("E-mail", account, \.email, kind: .email)
      .error(account.email.contains("@") ? nil : "An address contains an @.")
  }

  @SectionBuilder
  var states: [TableSection] {
    TableSection("Account") {
      FieldRow("E-mail", account, \.email, kind: .email)
        .error(account.email.contains("@") ? nil : "An address contains an @.")
        .help("We send a link to this address.")
      ToggleRow("Newsletter", account, \.newsletter)
        .disabled(account.email.isEmpty, because: "Enter an address first.")
    }
  }
}

extension ChoiceSnippets {
  enum ReaderTheme: CaseIterable {
    case light, dark
    var title: String { self == .light ? "Light" : "Dark" }
  }

  enum Size: CaseIterable {
    case small, large
    var title: String { self == .small ? "Small" : "Large" }
  }

  enum Topping: String, CaseIterable {
    case cheese = "Cheese"
    case olives = "Olives"
    case peppers = "Peppers"
    case tomatoes = "Tomatoes"
    var title: String { rawValue }
  }

  enum Plan: CaseIterable {
    case single, family
    var title: String { self == .single ? "Single" : "Family" }
    var price: String { self == .single ? "€ 5" : "€ 8" }
  }

  struct Source: Hashable, Sendable {
    let title: String
    let color: StyleColor
    let isEmpty: Bool
  }

  @MainActor
  @Observable
  final class Calendar {
    var sources: [Source] = []
    var shown: Set<Source> = []
  }

  @MainActor
  @Observable
  final class Order { var isGift = false }

  @MainActor
  @Observable
  final class Job {
    var title = "Buy milk"
    var isDone = false
  }

  struct TaskPage: TablePage {
    let task: Job
    var title: String { task.title }
    var sections: [TableSection] { TableSection { FieldRow("Title", task, \.title) } }
  }

  @MainActor
  @Observable
  final class Login {
    var isKept = false

    func keep(_ isKept: Bool) { self.isKept = isKept }
  }

  @MainActor
  @Observable
  final class Reader { var theme = ReaderTheme.light }

  @MainActor
  @Observable
  final class Pizza {
    var size = Size.small
    var isOrdered = false
    var toppings: Set<Topping> = []

    func resize(to size: Size) { self.size = size }
  }

  @MainActor
  @Observable
  final class Mail {
    var notifies = true
    var showsBadges = true
    var server = ""
    var port = 993
  }

  @MainActor
  @Observable
  final class Account {
    var email = ""
    var newsletter = false
    var plan = Plan.single
    var isAlone = true
  }
}
