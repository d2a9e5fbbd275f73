// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The kinds of rows that the documentation shows.
enum RowKind: String, CaseIterable {
  case text = "text-rows"
  case link = "link-rows"
  case externalLink = "external-link-rows"
  case toggle = "toggle-rows"
  case field = "field-rows"
  case slider = "slider-rows"
  case stepper = "stepper-rows"
  case picker = "picker-rows"
  case date = "date-rows"
  case color = "color-rows"
  case avatar = "avatar-rows"
  case progress = "progress-rows"
  case button = "button-rows"
  case custom = "custom-rows"
  case choice = "choice-rows"
  case check = "check-rows"
  case number = "number-rows"
  case expander = "expander-rows"
  case state = "state-rows"
  case form = "form-rows"
  case list = "list-rows"
}

extension RowKind {
  /// Returns the sections with the rows of the kind.
  @MainActor
  func sections(of account: Account, on navigator: Navigator) -> [TableSection] {
    switch self {
    case .text: textRows(of: account)
    case .link: linkRows(of: account)
    case .externalLink: externalLinkRows(of: account)
    case .toggle: toggleRows(of: account)
    case .field: fieldRows(of: account)
    case .slider: sliderRows(of: account)
    case .stepper: stepperRows(of: account)
    case .picker: pickerRows(of: account)
    case .date: dateRows(of: account)
    case .color: colorRows(of: account)
    case .avatar: avatarRows(of: account)
    case .progress: progressRows(of: account)
    case .button: buttonRows(of: account, on: navigator)
    case .custom: customRows(of: account)
    case .choice: choiceRows(of: account.pizza)
    case .check: checkRows(of: account)
    case .number: numberRows(of: account.order)
    case .expander: expanderRows(of: account.mail)
    case .state: stateRows(of: account)
    case .form: formRows(of: account.registration)
    case .list: listRows(of: account.contact)
    }
  }
}

/// A page with the rows of one kind.
struct RowKindPage: TablePage {
  let kind: RowKind
  let account: Account

  var title: String { kind.rawValue }

  var sections: [TableSection] { kind.sections(of: account, on: navigator) }
}
