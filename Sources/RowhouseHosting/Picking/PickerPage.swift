// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The page with the options of a picker, from which the user chooses one.
struct PickerPage: PageOfRow {
  /// The options when the page was created.
  private let initial: any PickerSource
  let row: SelectedRow?
  private let search = PickerSearch()

  /// The maximum number of options without a search field, which is about as many as a large screen
  /// shows.
  static let searchLimit = 20

  init(_ source: any PickerSource, of row: SelectedRow? = nil) {
    initial = source
    self.row = row
  }
}

/// The text that the user has typed into the search field.
///
/// The text changes only in a handler of the page, after which the page is evaluated again.
@MainActor
private final class PickerSearch {
  var text = ""

  nonisolated init() {}
}

extension PickerPage {
  var title: String { newest.label }
  var sections: [TableSection] { sections(of: newest) }

  /// The current options of the row, or the initial options if the row was deleted.
  private var newest: any PickerSource {
    (row?.row?.destination?() as? PickerPage)?.initial ?? initial
  }

  /// True if the user can choose an option now.
  private var isEnabled: Bool {
    guard let row else { return true }
    return row.row.map { !$0.isDisabled } ?? false
  }
}

extension PickerPage {
  /// Scrolls the page, which was just pushed, to the chosen option, unless a small screen shows it without scrolling.
  func scrollToChoice() { scrollToChoice(of: initial) }

  private func scrollToChoice<Source: PickerSource>(of source: Source) {
    let values = source.values
    guard let value = values.value else { return }
    var rowsBefore = 0
    for (position, group) in values.groups.enumerated() {
      if let index = group.values.firstIndex(of: value) {
        guard rowsBefore + index >= Self.rowsOnSmallScreen else { return }
        // The rows before it show where the option is in the list.
        Navigator.current?.scroll(toRow: max(0, index - 3), ofSection: position)
        return
      }
      rowsBefore += group.values.count
    }
  }

  /// The number of options that a small screen shows below the bar and the search field.
  private static let rowsOnSmallScreen = 7

  private func sections<Source: PickerSource>(of source: Source) -> [TableSection] {
    let values = source.values
    // Reading the property searches for the row.
    let isEnabled = isEnabled
    let query = SearchQuery(search.text)
    var sections: [TableSection] = []
    if values.count > Self.searchLimit || !query.isEmpty { sections.append(searchSection) }
    let others = otherRows(of: values, isEnabled)
      .filter { query.matches($0.standardContent?.title ?? "") }
    if !others.isEmpty { sections.append(TableSection(rows: others).id("other")) }
    for (position, group) in values.groups.enumerated() {
      let found =
        query.isEmpty ? group.values : group.values.filter { query.matches(values.title($0)) }
      if !found.isEmpty {
        let section = section(found, title: group.title, of: values, isEnabled)
        sections.append(section.id(position))
      }
    }
    let isNothingFound = !query.isEmpty && sections.count == 1
    return isNothingFound ? sections + [noResult] : sections
  }

  private var searchSection: TableSection {
    TableSection {
      FieldRow("", text: search.text, placeholder: texts.search, kind: .search) { [search] text in
        search.text = text
      }
      .reporting(.continuous)
      .id("search field")
    }
    .id("search")
  }

  private var noResult: TableSection {
    TableSection {}.loadState(.empty(texts.noResult)).id("no result")
  }

  private var texts: SearchTexts { SearchTexts(language: NumberFormat.pageLanguage) }

  /// The row for no value, and the current value if it is not among the options.
  private func otherRows<Value>(of values: PickerValues<Value>, _ isEnabled: Bool) -> [AnyRow] {
    var rows: [AnyRow] = []
    if let none = values.none {
      let isChosen = values.value == nil
      rows.append(option(none, nil, isChosen: isChosen, of: values, isEnabled).id(NoOption()))
    }
    if let value = values.value, !values.offers(value) {
      let row = option(values.title(value), value, isChosen: true, of: values, isEnabled)
      rows.append(row.disabled().id(value))
    }
    return rows
  }

  private func section<Value>(
    _ found: [Value], title: String?, of values: PickerValues<Value>, _ isEnabled: Bool
  ) -> TableSection {
    TableSection(found, id: \.self, header: HeaderFooter(title)) { value in
      option(values.title(value), value, isChosen: value == values.value, of: values, isEnabled)
    }
  }

  private func option<Value>(
    _ title: String, _ value: Value?, isChosen: Bool, of values: PickerValues<Value>,
    _ isEnabled: Bool
  ) -> AnyRow {
    var row = Row(title)
      .accessory(isChosen ? .checkmark : .none)
      .onSelect { choose(value) }
      .disabled(!isEnabled)
      .row
    row.role = .radio(isChosen: isChosen)
    return row
  }

  /// Pops the page, and passes a value to the row if the row still offers it.
  private func choose<Value: Hashable & Sendable>(_ value: Value?) {
    guard isEnabled, let values = newest as? PickerValues<Value>, values.offers(value) else {
      return
    }
    // Pops the page first, because the handler of the row may push another page.
    Navigator.current?.pop()
    guard let row else { return values.onChange(value) }
    var handlers = row.row?.handlers ?? RowHandlers()
    handlers.setOwnIfMissing(.change) { _, _ in values.onChange(value) }
    let change = handlers[.change]
    row.call { change?(.main, values.controlValue(of: value)) }
  }
}

/// The id of the row for no value, which no option can have.
private struct NoOption: Hashable, Sendable, CustomStringConvertible {
  var description: String { "no option" }
}
