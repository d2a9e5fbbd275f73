// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// The rows of an item of a settings page.
@MainActor
struct SettingsRows {
  let item: SettingsItem
  let group: SettingsGroup
  let pages: SettingsPages
  /// The name of the page.
  let page: String

  /// The rows.
  ///
  /// Choices and lists inside of the section have several rows, and other items have one.
  var rows: [AnyRow] {
    switch item.control {
    case .radio(let choices): choiceRows(choices)
    case .list(let list):
      SettingsListRows(
        list: list, settings: settings, key: item.key ?? "", defaultValue: item.defaultValue,
        texts: pages.texts, prefix: id
      ).rows
    case .toggle, .choice, .value, .field, .slider, .child, .address, .button, .date, .inert:
      [row.id(id)]
    }
  }

  /// The id of the row.
  ///
  /// It consists of the position and the key, so that it stays the same when other rows are hidden.
  var id: String { "\(item.position) \(item.key ?? "")" }

  private var settings: LiveSettings { pages.settings }
  private var value: SettingsValue? {
    item.key.flatMap(settings.value) ?? item.defaultValue
  }
  private var image: ImageSource? { item.image.flatMap(pages.image) }
  private var subtitle: String? {
    guard case .toggle(let on, let off, _) = item.control else {
      return item.subtitles?.text(for: value)
    }
    return item.subtitles?.text(for: isOn(on, off) ? on : off)
  }

  private func set(_ value: SettingsValue) {
    if let key = item.key { settings.set(value, forKey: key) }
  }

  private var row: AnyRow {
    switch item.control {
    case .toggle(let on, let off, let isCheckmark):
      return isCheckmark ? checkmarkRow(on, off) : toggleRow(on, off)
    case .choice(let choices): return choiceLink(choices)
    case .value(let choices):
      return Row(item.title, subtitle: subtitle).image(image).value(choices.shortTitle(of: value))
        .row
    case .field(let field): return fieldRow(field)
    case .slider(let minimum, let maximum): return sliderRow(minimum...maximum)
    case .child(let page): return childLink(page)
    case .address(let address): return addressRow(address)
    case .button: return buttonRow
    case .date(let mode): return dateRow(mode)
    case .radio, .list, .inert:
      return Row(item.title, subtitle: subtitle).image(image).row
    }
  }
}

// MARK: - Controls

extension SettingsRows {
  private func isOn(_ on: SettingsValue, _ off: SettingsValue) -> Bool {
    value?.isOn(on, off: off) ?? false
  }

  private func toggleRow(_ on: SettingsValue, _ off: SettingsValue) -> AnyRow {
    ToggleRow(item.title, subtitle: subtitle, isOn: isOn(on, off)) { set($0 ? on : off) }
      .image(image).row
  }

  private func checkmarkRow(_ on: SettingsValue, _ off: SettingsValue) -> AnyRow {
    let isOn = isOn(on, off)
    return CheckRow(item.title, subtitle: subtitle, isOn: isOn) { set($0 ? on : off) }
      .image(image).row
  }

  private func fieldRow(_ field: SettingsField) -> AnyRow {
    FieldRow(
      item.title, subtitle: subtitle, text: value?.shownText ?? "",
      placeholder: field.placeholder, kind: field.kind
    ) { set(.string($0)) }
    .lines(field.lines).keyboard(of: field).image(image).row
  }

  private func sliderRow(_ range: ClosedRange<Double>) -> AnyRow {
    let number = value?.number ?? range.lowerBound
    if !item.title.isEmpty {
      return SliderRow(item.title, subtitle: subtitle, value: number, in: range) { set(.real($0)) }
        .image(image).row
    }
    // For a slider without a title, assistive technologies read the name of the section.
    let key = item.key ?? ""
    return SettingsSliderRow(
      label: group.header ?? key, settings, key: key, default: item.defaultValue, in: range
    ).row
  }

  private func dateRow(_ mode: SettingsDateMode) -> AnyRow {
    SettingsDateRow(
      item.title, subtitle: subtitle, settings, key: item.key ?? "", default: item.defaultValue,
      mode: mode, texts: pages.texts
    ).image(image).row
  }
}

// MARK: - Links

extension SettingsRows {
  private func choiceLink(_ choices: SettingsChoices) -> AnyRow {
    // The closures of links do not retain the pages, because the pages retain their search, which
    // retains these closures.
    let path = pages.path(ofChoice: item, page: page)
    return LinkRow(item.title, subtitle: subtitle, path: path) { [item, weak pages, page] in
      guard let pages else { return EmptyPage() }
      return pages.shown(ChoicePage(item: item, choices: choices, pages: pages, page: page))
    }
    .value(choices.shortTitle(of: value)).image(image).row
  }

  /// Returns a row for each choice.
  func choiceRows(_ choices: SettingsChoices) -> [AnyRow] {
    // Finding the chosen value takes time that is proportional to the number of choices.
    let chosen = choices.position(of: value)
    return choices.choices.enumerated().map { position, choice in
      Row(choice.title)
        .image(choice.image.flatMap(pages.image))
        .choosing(isChosen: position == chosen) { set(choice.value) }
        .id("\(id) \(position)").row
    }
  }

  private func childLink(_ name: String) -> AnyRow {
    let title = item.title
    let path = pages.path(ofPage: name)
    let link = LinkRow(title, subtitle: subtitle, path: path) { [weak pages] in
      guard let pages else { return EmptyPage() }
      return pages.shown(SettingsPage(name, of: pages, linkTitle: title))
    }
    return link.value(linkValue(name)).image(image).row
  }

  /// Returns the text for the value of a link with a key, which is the title of a choice on its page.
  ///
  /// A link with subtitles, and a setting with several values, such as a list, have none.
  private func linkValue(_ name: String) -> String? {
    guard item.subtitles == nil, let key = item.key, let value, value.elements == nil,
      value.members == nil
    else { return nil }
    return pages.choices(ofKey: key, onPage: name)?.shortTitle(of: value) ?? value.shownText
  }

  private func addressRow(_ address: String) -> AnyRow {
    if !pages.hasOwnActions, let link = ExternalLink(address) {
      return ExternalLinkRow(item.title, subtitle: subtitle, to: link).image(image).row
    }
    return Row(item.title, subtitle: subtitle).image(image).accessory(.disclosure)
      .onSelect(perform(.address(address, title: item.title))).row
  }

  private var buttonRow: AnyRow {
    let action = SettingsAction.button(key: item.key ?? "", title: item.title)
    return ButtonRow(item.title, subtitle: subtitle, action: perform(action)).image(image).row
  }

  private func perform(_ action: SettingsAction) -> @MainActor () -> Void {
    { [pages] in
      if let navigator = Navigator.current { pages.onAction(action, navigator) }
    }
  }
}
