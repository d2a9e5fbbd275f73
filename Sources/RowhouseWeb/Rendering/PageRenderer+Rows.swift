// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension PageRenderer {
  /// Writes the element of a row.
  mutating func write(row indexPath: RowIndexPath) {
    guard var row = page.row(at: indexPath), let style = page.style(at: indexPath) else { return }
    let address = RowAddress(section: key(ofSection: indexPath.section), row: row.id.webKey)
    if refused.rows.contains(address), !row.state.isInvalid {
      row.state.error = rejection(of: row.body(style: style), refused.texts(at: address))
    }
    // A browser shows a menu instead of a wheel, next to the title.
    row.replaceWheel()
    let body = row.body(style: style)
    let isSelected = !selection.isEmpty && self.isSelected(indexPath)
    if isSelected { context.sheet.add(.extras) }
    // Assistive technologies announce the state of the element that has the focus.
    var state: [Markup.Attribute] = isSelected ? [.named("aria-current", "true")] : []
    if let isChecked = row.isSelected {
      context.sheet.add(.extras)
      state = [.named("role", "checkbox"), .named("aria-checked", "\(isChecked)")]
    } else if let role = row.role, !style.rowHeight.isHidden {
      // The arrow keys move the focus to the next element with the role, which a hidden row cannot have.
      state += attributes(of: role)
    }
    // In a radio group, a list item must not have the role of a list item.
    let isMember = row.isPressable && row.isRadioButton && isRadioGroup(indexPath.section)
    let loadsMore = row.handlers.events.contains(.willDisplay) && row.loadsMore
    // The element that the user presses has the focus, or the whole row if it has other controls or none.
    let isFocused = focused != nil && address == focused
    let focus: [Markup.Attribute] = isFocused ? [.flag("autofocus")] : []
    let isWhole =
      isFocused && (row.isDisabled || !row.isPressable && body.onlySwitch == nil)
    let reportsHighlight = row.isSelectable && row.handlers.events.contains(.highlight)
    markup.open(
      "li",
      [
        .classes(
          "row", isSelected ? "selected" : "", row.isSelected == nil ? "" : "choice",
          separatorClass(style, "no-separator"),
          rowClass(style, body)),
        .named("data-key", address.row),
      ]
        + (isWhole ? focus + [.named("tabindex", "-1")] : [])
        + (row.isPressable ? [] : state + descriptionOfRow(row, body))
        + (isMember ? [.named("role", "none")] : [])
        + countAttributes(indexPath)
        + (loadsMore ? [.flag("data-more")] : [])
        + (reportsHighlight ? [.flag("data-highlights")] : [])
        + (row.handlers.events.contains(.didEndEditing) ? [.flag("data-ends")] : [])
        + (row.handlers.events.contains(.submit) ? [.flag("data-submits")] : []))
    let isInteractive = body.isInteractive
    // Assistive technologies announce even a disabled row as a button.
    let disabled: [Markup.Attribute] = row.isDisabled ? [.flag("disabled")] : []
    let shortcut = shortcutAttributes(of: row, style)
    switch (row.isPressable, isInteractive) {
    case (true, false):
      let tag = openPressable(
        row, address,
        [.classes("row-button", "cell")] + spokenAttributes(of: row, body) + state + disabled
          + shortcut + focus)
      write(body, style, address, of: row)
      markup.close(tag)
    case (true, true):
      let attributes = [.classes("row-button", "over-row")] + spokenAttributesOverRow(row, body)
      markup.close(openPressable(row, address, attributes + state + disabled + shortcut + focus))
      markup.open("div", [.classes("cell")])
      write(body, style, address, of: row)
      markup.close("div")
    case (false, _):
      // If the only control of a row is a field, a click anywhere in the row focuses the field.
      let tag: StaticString = isInteractive && body.isPlainField ? "label" : "div"
      // An alert is announced when it appears.
      let isAlert = row.hasState && row.loadingFailure != nil
      markup.open(
        tag,
        [.classes("cell")] + (isAlert ? [.named("role", "alert")] : [])
          + (isInteractive && body.isPlainField ? shortcut : []))
      write(
        body, style, address, of: row, label: isInteractive ? nil : spokenText(of: row, body),
        switchAttributes: body.onlySwitch == nil ? [] : shortcut + focus)
      markup.close(tag)
    }
    writeActions(of: row, at: indexPath, style, address)
    if loadsMore { writeMoreButton(address) }
    markup.close("li")
  }

  /// Returns the error of a row whose controls have refused texts, which contains the range of a refused number.
  private func rejection(of body: Part, _ texts: [ControlID: String]) -> String {
    let rejected = context.texts.messages.rejected
    for control in body.controls where texts[control.control] != nil {
      guard let range = control.typedRange else { continue }
      return "\(rejected) (\(range.lowerBound.written)–\(range.upperBound.written))"
    }
    return rejected
  }

  /// Returns the text that is read in place of the name and the value that the row shows, or `nil`
  /// if they are read.
  private func spokenText(of row: AnyRow, _ body: Part) -> String? {
    guard row.hasState else { return nil }
    let own = row.state.accessibility
    guard own.label != nil || own.value != nil else { return nil }
    return row.accessibility(of: body, language: context.language).text
  }

  /// Returns the attributes of the element that a user presses for the texts that are read.
  ///
  /// Without a label, the content of the element is read, including the texts of the row's state. Only its error, which is an
  /// alert, is left out by browsers.
  private func spokenAttributes(of row: AnyRow, _ body: Part) -> [Markup.Attribute] {
    guard row.hasState else { return [] }
    guard let label = spokenText(of: row, body) else {
      let error = row.notes.first { $0.kind == .error }?.text
      return description([row.state.accessibility.hint, error])
    }
    let hint = row.accessibility(of: body, language: context.language).hint
    return [.named("aria-label", label)] + description([hint])
  }

  /// Returns the attributes of the empty element over a row with controls or a detail button for the texts that are read.
  ///
  /// Without a label, the texts of the row's state are part of the name. The controls of a row have its hint.
  private func spokenAttributesOverRow(_ row: AnyRow, _ body: Part) -> [Markup.Attribute] {
    let label = spokenText(of: row, body)
    let attributes: [Markup.Attribute] = [
      .named("aria-label", label ?? row.spokenTexts.joined(separator: ", "))
    ]
    guard row.hasState, body.controls.isEmpty else { return attributes }
    let hint =
      label == nil
      ? row.state.accessibility.hint
      : row.accessibility(of: body, language: context.language).hint
    return attributes + description([hint])
  }

  /// Returns the attribute of a row that is not pressed for its hint, unless its controls have the hint.
  private func descriptionOfRow(_ row: AnyRow, _ body: Part) -> [Markup.Attribute] {
    guard row.hasState, let hint = row.state.accessibility.hint, body.controls.isEmpty else {
      return []
    }
    return description([hint])
  }

  /// Returns the attribute for the texts that describe an element, or an empty array if there are none.
  private func description(_ texts: [String?]) -> [Markup.Attribute] {
    let texts = texts.compactMap(\.self)
    return texts.isEmpty ? [] : [.named("aria-description", texts.joined(separator: ", "))]
  }

  /// Returns the attribute for the access key of a row, unless the row is hidden.
  ///
  /// The browser chooses the keys to hold, so the key takes none of its own commands. A shortcut with other keys than Command
  /// would be the same access key as the one without them.
  private func shortcutAttributes(
    of row: AnyRow, _ style: ResolvedStyle
  ) -> [Markup.Attribute] {
    guard let shortcut = row.shortcut, shortcut.modifiers == .command,
      !style.rowHeight.isHidden
    else { return [] }
    return [.named("accesskey", "\(shortcut.key)")]
  }

  /// Opens the element that a user presses: a link if the row has an address, or otherwise a button.
  ///
  /// The script sends a tap on a link to a page of the application, unless the user opens it in another tab or window.
  ///
  /// - Returns: The name of the element.
  private mutating func openPressable(
    _ row: AnyRow, _ address: RowAddress, _ attributes: [Markup.Attribute]
  ) -> StaticString {
    let isLink = !row.isDisabled && row.isSelected == nil && !needsServer(row)
    switch row.role {
    case .link(let link) where isLink:
      markup.open("a", attributes + link.markupAttributes)
    case .page(let link) where isLink:
      markup.open(
        "a", attributes + link.markupAttributes + [.path("data-tap", address.event("tap"))])
    case .radio, .check, .expander, .link, .page, nil:
      markup.openButton(sending: address.event("tap"), attributes)
      return "button"
    }
    context.sheet.add(.extras)
    return "a"
  }

  /// Returns true if the page decides about a tap on a row, or must be notified of it.
  ///
  /// The server learns nothing of a tap on a link.
  private func needsServer(_ row: AnyRow) -> Bool {
    page.properties.selectsRows || row.staysSelected == true
      || !row.handlers.events.isDisjoint(
        with: RowEvents(
          .willSelect, .redirect, .willHighlight, .highlight, .deselect, .willDeselect))
  }

  private func attributes(of role: RowRole) -> [Markup.Attribute] {
    switch role {
    case .radio(let isChosen):
      [.named("role", "radio"), .named("aria-checked", "\(isChosen)")]
    case .check(let isChosen):
      [.named("role", "checkbox"), .named("aria-checked", isChosen.map { "\($0)" } ?? "mixed")]
    case .expander(let isOpen): [.named("aria-expanded", "\(isOpen)")]
    // This also applies to the button of a link that is disabled.
    case .link: [.named("role", "link")]
    case .page: []
    }
  }

  private func isSelected(_ indexPath: RowIndexPath) -> Bool {
    page.reference(at: indexPath).map { selection.contains($0.id) } ?? false
  }

  private func rowClass(_ style: ResolvedStyle, _ body: Part) -> String {
    var inset = style.margin
    if case .line(let leading?) = style.separator {
      inset = leading
    } else if let (image, gap) = body.leadingPicture {
      inset += context.size(of: image).width + gap
    }
    let padding = style.padding(around: body)
    let key = ClassKey.row(
      height: style.rowHeight, margin: style.margin, padding: padding, inset: inset,
      background: style.rowBackground, pressed: style.selectedRowBackground,
      accessory: style.accessoryColor, tint: style.tint)
    return context.sheet.className(for: key) {
      let height =
        switch style.rowHeight {
        case .fixed(let points):
          points == 0 ? "display:none" : "min-height:\(CSS.scaled(points))"
        case .automatic(let minimum): "min-height:\(CSS.scaled(minimum))"
        }
      let pad = padding > 0 ? ";--pad:\(CSS.pixels(padding))" : ""
      return "\(height)\(pad);--margin:\(CSS.pixels(style.margin));--inset:\(CSS.pixels(inset));"
        + "background-color:\(CSS.color(style.rowBackground));"
        + "--pressed:\(CSS.color(style.selectedRowBackground));"
        + "--chevron:\(CSS.color(style.accessoryColor));--accent:\(CSS.color(style.tint))"
    }
  }
}
