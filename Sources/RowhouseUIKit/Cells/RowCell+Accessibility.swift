// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

extension RowCell {
  /// Describes the row to assistive technologies, as one element unless it contains controls.
  ///
  /// The elements of a row with controls are visited in reading order, and each offers the actions of
  /// the row.
  func describe(_ drawing: RowDrawing) {
    let (row, body) = (drawing.row, drawing.body)
    let isOneThing = !body.isInteractive && !drawing.isHidden
    isAccessibilityElement = isOneThing
    accessibilityElementsHidden = drawing.isHidden
    let actions = host?.accessibilityActions(of: self, row)
    accessibilityCustomActions = isOneThing ? actions : nil
    describeTexts(of: drawing)
    for view in partViews { view.accessibilityCustomActions = isOneThing ? nil : actions }
    accessibilityTraits = spokenTraits(of: row)
    accessibilityHint = isOneThing ? row.state.hint : nil
    guard isOneThing else {
      accessibilityLabel = nil
      accessibilityValue = nil
      return
    }
    let spoken = row.accessibility(of: body, language: drawing.context.language)
    accessibilityLabel = spoken.label ?? ""
    accessibilityValue = drawing.spokenValue(own: spoken.value)
  }
}

extension RowCell {
  /// Gives the cell and the row's only control the identifier of the row, for UI tests.
  func identify(_ row: AnyRow) {
    accessibilityIdentifier = row.identifier
    guard let id = accessibilityIdentifier else { return }
    for view in partViews where view.accessibilityIdentifier == ControlID.main.name {
      view.accessibilityIdentifier = id
    }
  }

  /// The element that VoiceOver focuses: the field that the user is editing, or otherwise the first element of the row.
  var focusedElement: UIView {
    if isAccessibilityElement { return self }
    return partViews.first(where: \.isFirstResponder)
      ?? partViews.first(where: \.isAccessibilityElement) ?? self
  }

  /// Announces an error that the row did not have in its old state.
  func announceError(of row: AnyRow, before old: RowState?) {
    guard row.state.isInvalid, let error = row.state.shownError, error != old?.shownError else {
      return
    }
    UIAccessibility.announce(error)
  }

  /// The traits of a row that is one element.
  private func spokenTraits(of row: AnyRow) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if row.isPressable { traits.insert(row.role?.link != nil ? .link : .button) }
    if row.isDisabled { traits.insert(.notEnabled) }
    let isChosen = row.role == .check(isChosen: true) || row.role == .radio(isChosen: true)
    let isMarked = isChosen || row.accessory == .checkmark || row.isSelected == true
    if isMarked || isSelected { traits.insert(.selected) }
    return traits
  }

  /// Describes the labels of a row that consists of several elements.
  ///
  /// The first label that VoiceOver reads separately describes the row if a tap on the row has an action, or if the row has
  /// only a detail button. VoiceOver reads any other title as the name of the control, so that title is not a separate
  /// element.
  private func describeTexts(of drawing: RowDrawing) {
    let (row, body) = (drawing.row, drawing.body)
    let own = row.state.accessibility
    let hasControls = !body.controls.isEmpty
    var describesRow = !isAccessibilityElement && (row.isSelectable || !hasControls)
    let silentTexts = row.silentTexts
    for case let label as TextPartView in partViews {
      if isInElementOrHidden(label) {
        label.isAccessibilityElement = false
        continue
      }
      let text = label.text ?? ""
      let isRead = !body.isReadWithControl(text) && !silentTexts.contains(text)
      label.isAccessibilityElement = describesRow || isRead
      label.accessibilityLabel = describesRow ? own.label : nil
      // The controls of a row have its own value and its hint.
      label.accessibilityValue =
        describesRow ? drawing.spokenValue(own: hasControls ? nil : own.value) : nil
      label.accessibilityHint = describesRow && !hasControls ? row.state.hint : nil
      label.accessibilityTraits =
        describesRow
        ? spokenTraits(of: row).union(row.isPressable ? [] : .staticText) : .staticText
      describesRow = false
    }
  }

  /// Returns true if VoiceOver does not visit a view in the cell, because a view around it is an element or hidden from it.
  private func isInElementOrHidden(_ view: UIView) -> Bool {
    var next = view.superview
    while let outer = next, outer !== contentView, outer !== self {
      if outer.isAccessibilityElement || outer.accessibilityElementsHidden { return true }
      next = outer.superview
    }
    return false
  }
}

extension RowDrawing {
  /// Returns the value of the row, followed by the text for its state.
  @MainActor
  fileprivate func spokenValue(own: String?) -> String? {
    let texts = [own, roleText].compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The text for a state of the row that its traits do not describe, or `nil` for most rows.
  @MainActor
  fileprivate var roleText: String? {
    switch row.role {
    case .expander(let isOpen): isOpen ? context.texts.expanded : context.texts.collapsed
    case .check(isChosen: nil): context.texts.mixed
    case .check, .radio, .link, .page, nil: nil
    }
  }
}

extension AnyRow {
  /// The identifier for UI tests: the one that the application has set, or the id of the row if it is a text.
  var identifier: String? {
    if hasState, let own = state.accessibility.identifier { return own }
    return if case .text(let text) = id.key { text } else { nil }
  }
}

extension Part {
  /// Returns true if VoiceOver reads the text with one of the controls, as its name or its value.
  fileprivate func isReadWithControl(_ text: String) -> Bool {
    if case .control(let control) = self {
      return control.label == text || control.valueText == text
    }
    return children.contains { $0.isReadWithControl(text) }
  }
}
#endif
