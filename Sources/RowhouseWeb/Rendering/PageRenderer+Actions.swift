// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension PageRenderer {
  /// Writes the buttons for the actions of a row.
  ///
  /// The content of a `details` element covers the row.
  mutating func writeActions(
    of row: AnyRow, at indexPath: RowIndexPath, _ style: ResolvedStyle, _ address: RowAddress
  ) {
    // Most rows have no actions.
    if row.handlers.events.isDisjoint(with: RowEvents(.swipe, .menu, .delete, .insert)),
      !page.isEditing
    {
      return
    }
    context.sheet.add(.actions)
    let title = row.state.accessibility.label ?? row.spokenTexts.first
    let texts = context.texts.rowButtons
    let swipes = [RowActionGroup.leading, .trailing].flatMap { row.actionReferences(in: $0) }
    if !swipes.isEmpty || !row.menu.isEmpty {
      let label = Markup.Attribute.named("aria-label", WebTexts.label(texts.actions, title))
      markup.open("details", [.classes("row-menu"), .named("name", "row-menu")])
      markup.element("summary", [label]) { _ in }
      markup.open("div", [.classes("row-actions")])
      for action in swipes { write(action, of: row, title, style, address) }
      var names = row.actionReferences(in: .menu)[...]
      for entry in row.menu { write(entry, &names, of: row, title, style, address) }
      markup.close("div")
      markup.close("details")
    }
    if page.isEditing, row.editingStyle == .insert, row.handlers[.insert] != nil {
      button("insert", WebTexts.label(texts.insert, title), address.event("insert"))
    }
    if row.canBeDeleted(isEditing: page.isEditing) {
      let verb = row.deleteTitle ?? texts.delete
      button("delete", WebTexts.label(verb, title), address.event("delete"))
    }
    if page.isEditing, page.canMove(indexPath) {
      markup.open("div", [.classes("moves")])
      button("up", WebTexts.label(texts.moveUp, title), address.event("up"))
      button("down", WebTexts.label(texts.moveDown, title), address.event("down"))
      // A tap on the handle gives it the focus, which shows the buttons.
      markup.element("span", [.classes("handle"), .named("tabindex", "-1")]) { _ in }
      markup.close("div")
    }
  }

  /// Writes a button that shows an icon.
  private mutating func button(_ name: String, _ label: String, _ event: [String]) {
    markup.button(
      sending: event, [.classes("icon-button", name), .named("aria-label", label)])
  }

  /// Writes an entry of a menu, and removes the references of its actions from the list.
  ///
  /// A submenu is a `details` element next to the other entries, which works without a script.
  private mutating func write(
    _ entry: RowAction, _ names: inout ArraySlice<RowActionReference>, of row: AnyRow,
    _ title: String?, _ style: ResolvedStyle, _ address: RowAddress
  ) {
    guard entry.isMenu else {
      if let name = names.popFirst() { write(name, of: row, title, style, address) }
      return
    }
    markup.open("details", [.classes("row-submenu")])
    markup.open(
      "summary",
      [.classes("row-action"), .named("aria-label", WebTexts.label(entry.title, title))])
    write(entry.image, style, address)
    markup.element("span", text: entry.title)
    markup.close("summary")
    markup.open("div", [.classes("row-subactions")])
    for child in entry.entries { write(child, &names, of: row, title, style, address) }
    markup.close("div")
    markup.close("details")
  }

  private mutating func write(
    _ image: ImageSource?, _ style: ResolvedStyle, _ address: RowAddress
  ) {
    guard let image else { return }
    let size = ImagePart.Size.fixed(.square(20))
    write(.image(ImagePart(image, size: size, fit: .fit)), style, address)
  }

  private mutating func write(
    _ reference: RowActionReference, of row: AnyRow, _ title: String?, _ style: ResolvedStyle,
    _ address: RowAddress
  ) {
    guard let action = row.action(reference) else { return }
    let event = ["action", address.section, address.row, reference.group.name]
    let color = action.color.map { context.sheet.className("background:\(CSS.color($0))") } ?? ""
    let role =
      switch action.role {
      case .normal: ""
      case .destructive: "destructive"
      }
    markup.openButton(
      sending: event + ["\(reference.index)"] + reference.menus + [reference.title],
      [
        .classes("row-action", role, color),
        .named("aria-label", WebTexts.label(action.title, title)),
      ])
    write(action.image, style, address)
    markup.element("span", text: action.title)
    markup.close("button")
  }
}
