// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension PageTestError: CustomStringConvertible {
  /// The missing or ambiguous object, its page, and the existing objects.
  public var description: String {
    switch self {
    case .notFound(let query, let page, let rows):
      """
      There is no row \(query) \(Self.searched(rows, query)) \(page). \
      \(Self.list(rows, "Its rows:", none: "It has none."))\(Self.adviceOnTexts(rows, query))
      """
    case .ambiguous(let text, let page, let indexPaths):
      """
      \(indexPaths.count) rows of \(page) show \(text.quoted): \(Self.joined(indexPaths)). Identify the \
      row by its id, or with .at(…).
      """
    case .noControl(let control, let row, let page, let controls, let canTapRow):
      """
      There is no \(control) \(row.map { "in row \($0) of" } ?? "on") \(page). \
      \(canTapRow ? "The row itself can be tapped with tap(_:). " : "")\
      \(Self.list(controls, "Its controls:", none: "There are no controls."))
      """
    case .ambiguousControl(let control, let page, let controls):
      """
      \(controls.count) controls on \(page) match \(control). \
      \(Self.list(controls, "Name one of them:", none: ""))
      """
    case .notAccepted(let value, let control, let row, let page, let requirement):
      """
      No user can give the \(control) in row \(row) of \(page) the value \(value.phrase). It takes \
      \(requirement).
      """
    case .disabled(let row, let page, let reason):
      """
      Row \(row) of \(page) is disabled\(reason.map { " because of \($0.quoted)" } ?? ""), so no user can \
      use it.
      """
    case .notAllowed(let row, let page, let refusal):
      "Row \(row) of \(page) cannot be tapped now: its \(refusal)."
    case .notOffered(.delete, let row, let page):
      """
      Row \(row) of \(page) cannot be deleted. It needs an onDelete handler and, while its page is in \
      editing mode, the editing style delete.
      """
    case .notOffered(.accessory, let row, let page):
      "Row \(row) of \(page) has no accessory to tap. Only a row with an onAccessory and a detail button has."
    case .notOffered(.tap, let row, let page):
      """
      A tap on row \(row) of \(page) has no effect. Only a row with a handler such as onSelect, or one \
      that stays selected, can be tapped. Controls of a row have their own methods, such as toggle(_:).
      """
    case .notOffered(.insert, let row, let page):
      """
      Nothing can be inserted at row \(row) of \(page) now. The row needs an onInsert handler, and its \
      page must be in editing mode.
      """
    case .noRowAction(let title, let group, let row, let page, let actions):
      """
      Row \(row) of \(page) has no action \(title.quoted) \(group.place). It has there: \
      \(actions.isEmpty ? "none" : Self.joined(actions.map(\.quoted))).
      """
    case .ambiguousRowAction(let title, let group, let row, let page, let actions):
      """
      Row \(row) of \(page) has \(actions.count) actions \(title.quoted) \(group.place). \
      \(group == .menu
        ? Self.list(actions, "Name the submenu of one of them:", none: "")
        : "Give each of them another title.")
      """
    case .ambiguousOption(let title, let control, let row, let page, let options):
      """
      The \(control) in row \(row) of \(page) has \(options.count) options \(title.quoted). \
      \(Self.list(options, "Name the group of one of them:", none: ""))
      """
    case .notMoved(let row, let position, let page, let positions):
      """
      Row \(row) of \(page) cannot be moved to \(position). \
      \(positions.isEmpty
        ? "Only rows of a section with an onMove can be, while the page is in editing mode."
        : "The rows \(positions) of its section can be moved among each other, and to another section "
          + "if both have an onMoveBetweenSections.")
      """
    case .moveRefused(let row, let indexPath, let page):
      """
      Row \(row) of \(page) may not move to \(indexPath) now: the moveTarget(_:) of its section left it in \
      place, or returned a position that the row cannot have.
      """
    case .noHeaderButton(let title, let section, let page, let buttons):
      """
      There is no button \(title.quoted) in \(section.map { "the header of section \($0.quoted)" } ?? "a header") \
      of \(page). \(Self.list(buttons, "Its headers have:", none: "Its headers have no buttons."))
      """
    case .ambiguousHeaderButton(let title, let page, let sections):
      """
      \(sections.count) headers of \(page) have a button \(title.quoted). \
      \(Self.list(sections, "Name the section:", none: ""))
      """
    case .noShortcut(let shortcut, let page, let shortcuts):
      """
      No row of \(page) that is enabled has the keyboard shortcut \(shortcut). \
      \(Self.list(shortcuts, "It has:", none: "It has no shortcuts."))
      """
    case .noIndexTitle(let title, let page, let titles):
      "The index of \(page) has no title \(title.quoted). \(Self.list(titles, "It has:", none: "It is empty."))"
    case .notRefreshable(let page):
      "\(page) cannot be refreshed by its user. Only a RefreshablePage whose isRefreshable is true can."
    case .noDialog(let answer?):
      "No dialog is open that \(answer.quoted) could answer."
    case .noDialog(nil):
      "No dialog is open that could be dismissed."
    case .noPictureRequest(let page):
      "\(page) has not requested a picture. Select a row that requests one first, such as an AvatarRow."
    case .noSuchAction(let action, let dialog, let actions):
      """
      The dialog \(dialog.quoted) does not offer \(action.quoted). It offers: \
      \(Self.joined(actions.map(\.quoted))).
      """
    case .noDialogField(let dialog):
      "The dialog \(dialog.quoted) has no field for text."
    case .textNotAccepted(let text, let dialog, let requirement):
      """
      No user can type \(text.quoted) into the field of the dialog \(dialog.quoted). It takes \(requirement).
      """
    case .needsText(let action, let dialog):
      """
      The action \(action.quoted) of the dialog \(dialog.quoted) is disabled while its field contains no text. Pass a \
      text to answer(_:text:), or make the field optional().
      """
    case .dialogOpen(let dialog):
      "The dialog \(dialog.quoted) is open. Answer or dismiss it first, as a user has to."
    case .nothingBehind(let page):
      "There is no page below \(page)."
    case .timedOut(let seconds, let page, let drawing):
      """
      The condition was still false after \(seconds) seconds. The top page is \(page):
      \(drawing)
      """
    }
  }

  /// Returns titles that lead to a choice, the outermost one first, as one text.
  static func path(_ titles: [String?]) -> String {
    titles.compactMap(\.self).joined(separator: " › ")
  }

  /// The label of a row that contains no text, after its index path.
  static let noText = "without text"

  private static func adviceOnTexts(_ rows: [String], _ query: RowQuery) -> String {
    guard case .text = query,
      rows.contains(where: { $0.drop { $0 != " " }.hasPrefix(" \(noText)") })
    else { return "" }
    return """

      A row without text is found by its id or with .at(…). A row with a custom cell of UIKit has the texts \
      of its part “elsewhere”.
      """
  }

  /// Returns the words that precede the name of a page in which a row was searched.
  private static func searched(_ rows: [String], _ query: RowQuery) -> String {
    guard case .text = query, rows.count >= PageSnapshot.searchLimit else { return "on" }
    return "among the first \(PageSnapshot.searchLimit.grouped) rows of"
  }

  private static func joined(_ items: [some Any]) -> String {
    items.map { "\($0)" }.joined(separator: ", ")
  }

  private static func list(_ items: [String], _ title: String, none: String) -> String {
    guard !items.isEmpty else { return none }
    let shown = items.prefix(40).map { "\n  \($0)" }
    let rest = items.count > 40 ? "\n  … \((items.count - 40).grouped) more" : ""
    return title + shown.joined() + rest
  }
}

extension ControlValue {
  /// The value, as a test passes it.
  fileprivate var phrase: String {
    switch self {
    case .pressed: "pressed"
    case .isOn(let isOn): isOn ? "on" : "off"
    case .text(let text): text.quoted
    case .number(let number): "\(number)"
    case .option(let key): key?.quoted ?? "nil"
    case .date(let date): date.map { "\($0)" } ?? "nil"
    case .color(let color): "\(color)"
    }
  }
}

extension RowActionGroup {
  /// The location of the group, which follows the name of an action.
  fileprivate var place: String {
    switch self {
    case .leading: "at its leading edge"
    case .trailing: "at its trailing edge"
    case .menu: "in its menu"
    }
  }
}

extension PageTestError.Refusal: CustomStringConvertible {
  /// The handler and its result.
  public var description: String {
    switch self {
    case .willHighlight: "onWillHighlight returned false"
    case .willSelect: "onWillSelect returned false"
    case .willDeselect: "onWillDeselect returned false"
    case .redirect:
      "redirectsSelection(to:) leads to no row that can be selected, or its onWillSelect returned false"
    }
  }
}

extension PageTestError.Control: CustomStringConvertible {
  /// The kind of the control, and its name or title.
  public var description: String {
    "\(kind)\(title.map { " \($0.quoted)" } ?? "")\(name.map { " named \($0)" } ?? "")"
  }
}
