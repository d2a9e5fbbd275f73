// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseTesting
import UIKitDriving

/// The random changes of the page, and the random actions of the user.
extension TableFuzz {
  func step() {
    switch generator.random.below(36) {
    case 0..<12: change()
    case 12, 13: scroll()
    case 14: rotate()
    case 15: setText()
    case 16: turn()
    case 17, 18: type()
    case 19: endTyping()
    case 20: toggle()
    case 21, 22: tap()
    case 23: cover()
    case 24: edit()
    case 25: swipe()
    case 26: changeWhileDragging()
    case 27: changeWhileTouching()
    case 28: changeLooks()
    case 29: moveRow()
    case 30: changeOutOfSight()
    case 31: changeTypedRow()
    case 32: hide()
    case 33: animate()
    case 34: if isMixed { changeMixed() }
    default: changeTwice()
    }
  }

  private func change() {
    steps.append("a change")
    if isMixed, generator.random.once(in: 2) {
      changeMixed()
    } else {
      generator.change(&model.page)
    }
    if generator.random.once(in: 2) { flushWhileTyping() }
  }

  /// Shows what has changed; a row that is still there, with its field, keeps the keyboard.
  private func flushWhileTyping() {
    // It may have lost it before, with a field of another kind in its place for a while.
    let hadKeyboard = typed?.field.isFirstResponder == true
    screen.driver.flush()
    guard hadKeyboard, let typed, let indexPath = screen.driver.page.indexPath(of: typed.row),
      let style = screen.driver.page.style(at: indexPath),
      let body = screen.driver.page.row(at: indexPath)?.body(style: style),
      body.hasField(ofLines: typed.field is UITextView)
    else { return }
    if !typed.field.isFirstResponder { fail("the field lost the keyboard") }
  }

  /// Changes the row in which the user types: its texts, its height, its shape.
  private func changeTypedRow() {
    steps.append("a change of the row that is typed into")
    guard let typed else { return type() }
    for section in model.page.sections.indices {
      for row in model.page.sections[section].rows.indices
      where ItemID(model.page.sections[section].rows[row].number) == typed.row.row {
        model.page.sections[section].rows[row].look = generator.random.below(4)
        model.page.sections[section].rows[row].value = generator.random.below(3)
      }
    }
    flushWhileTyping()
  }

  private func changeTwice() {
    change()
    change()
  }

  private func scroll() {
    steps.append("a scroll")
    let table = screen.table
    let y = Double(generator.random.below(max(1, Int(table.contentSize.height))))
    if generator.random.once(in: 2) {
      table.scroll(to: CGFloat(y))
    } else {
      table.fling(to: CGFloat(y))
    }
  }

  private func rotate() {
    steps.append("a turn of the device")
    let sizes = [(375, 667), (667, 375), (320, 480), (1_024, 768), (507, 768)]
    let (width, height) = sizes[generator.random.below(sizes.count)]
    let notch = generator.random.once(in: 2) ? CGFloat(44) : 0
    let isWide = width > height
    screen.window.rotate(
      to: CGSize(width: width, height: height),
      screenInsets: UIEdgeInsets(
        top: isWide ? 0 : notch, left: isWide ? notch : 0, bottom: notch / 2,
        right: isWide ? notch : 0))
  }

  private func setText() {
    steps.append("another text size")
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    screen.window.setTextSize(sizes[generator.random.below(sizes.count)])
  }

  private func turn() {
    steps.append("dark or light, or another direction")
    if generator.random.once(in: 2) {
      screen.window.setStyle(generator.random.once(in: 2) ? .dark : .light)
    } else {
      screen.window.setLayoutDirection(generator.random.once(in: 2) ? .rightToLeft : .leftToRight)
    }
  }

  private func type() {
    steps.append("typing")
    if typed == nil {
      let fields = visibleParts { $0 is any UITextInput }
      guard !fields.isEmpty else { return }
      let (field, path) = fields[generator.random.below(fields.count)]
      guard let input = field as? any UIView & UITextInput, field.becomeFirstResponder(),
        let row = screen.driver.page.reference(at: path)
      else { return }
      typed = (input, row, input.typedText)
    }
    guard let typed else { return }
    let former = typed.field.typedText
    typed.field.insertText("x")
    self.typed?.text = typed.field.typedText
    // A field that has become disabled or is full accepts no text.
    if self.typed?.text != former { hasActed = false }
  }

  /// Finds the field in the new table that has the keyboard.
  private func continueTyping() {
    guard let typed else { return }
    let field = focusedField as? any UIView & UITextInput
    self.typed = field.map { ($0, typed.row, typed.text) }
  }

  private func endTyping() {
    steps.append("the end of typing")
    if let field = typed?.field as? UITextField, field.isFirstResponder,
      generator.random.once(in: 2)
    {
      field.typeReturn()
    }
    screen.window.endEditing(true)
    typed = nil
  }

  private func toggle() {
    steps.append("a switch")
    hasActed = true
    let toggles = visibleParts { ($0 as? UISwitch)?.isEnabled == true }
    guard !toggles.isEmpty else { return }
    (toggles[generator.random.below(toggles.count)].view as? UISwitch)?.tap()
  }

  private func tap() {
    steps.append("a tap")
    hasActed = true
    guard let path = someRow() else { return }
    let row = screen.driver.page.row(at: RowIndexPath(section: path.section, row: path.row))
    let (calls, selections) = (model.log.count, forwarder?.selections ?? 0)
    screen.table.tap(row: path)
    let isSelected = (forwarder?.selections ?? 0) > selections
    if isSelected, row?.handlers[.select] != nil, model.log.count == calls {
      fail("row \(path) was selected, and its handler was not called")
    }
  }

  private func cover() {
    steps.append("another page over it")
    // What leaves its window loses the keyboard.
    typed = nil
    let other = UIViewController()
    screen.stack.pushViewController(other, animated: generator.random.once(in: 2))
    Animations.finish()
    if generator.random.once(in: 2) { change() }
    screen.settle()
    screen.stack.tapBack()
  }

  private func edit() {
    steps.append("editing")
    model.isEditing.toggle()
  }

  private func swipe() {
    steps.append("a swipe")
    hasActed = true
    guard let path = someRow() else { return }
    let edge: UITableView.SwipeEdge = generator.random.once(in: 2) ? .leading : .trailing
    screen.table.swipe(row: path, edge: edge, isFull: generator.random.once(in: 2))
    if generator.random.once(in: 2) { change() }
  }

  private func changeWhileDragging() {
    steps.append("a drag")
    screen.table.dragContent(by: CGFloat(generator.random.below(400)) - 200) {
      change()
      screen.driver.flush()
    }
  }

  private func changeWhileTouching() {
    steps.append("a touch")
    guard let path = someRow() else { return }
    screen.table.touchDown(row: path)
    change()
    screen.driver.flush()
    screen.window.layoutIfNeeded()
    if generator.random.once(in: 2) {
      hasActed = true
      screen.table.touchUp(row: path)
    } else {
      screen.table.touchCancel()
    }
  }

  private func changeLooks() {
    steps.append("other looks")
    switch generator.random.below(4) {
    case 0 where !isMixed:
      screen.settle()
      let (table, cells) = (screen.table, forwarder?.displayed ?? [])
      model.appearance = PageAppearance.allCases[generator.random.below(3)]
      screen.driver.flush()
      guard screen.table !== table else { return }
      forwarder?.forget(cells)
      continueTyping()
    case 1: model.language = generator.random.once(in: 2) ? nil : "ar"
    case 2: model.colorScheme = generator.random.once(in: 2) ? nil : .dark
    default: model.hasHeader.toggle()
    }
  }

  private func moveRow() {
    steps.append("a row dragged")
    hasActed = true
    // A table whose row shows its swipe actions is in editing mode too, and moves no rows.
    guard screen.driver.page.isEditing, let path = someRow(), let target = someRow(),
      let cell = screen.table.cellForRow(at: path)
    else { return }
    let canMove = screen.driver.page.canMove(RowIndexPath(section: path.section, row: path.row))
    // A cell with the keyboard is exchanged when the user is done.
    let hasKeyboard = screen.parts(path.row, path.section).contains { $0.isFirstResponder }
    if hasKeyboard { return }
    if cell.showsReorderControl != canMove || canMove && !cell.isEditing {
      return fail(
        "row \(path) \(canMove ? "can be moved" : "stays"), control \(cell.showsReorderControl), "
          + "edited \(cell.isEditing)")
    }
    guard canMove else { return }
    screen.table.drag(row: path, to: target)
  }

  private func changeOutOfSight() {
    steps.append("changes out of sight")
    typed = nil
    screen.window.rootViewController = nil
    for _ in 0..<3 {
      change()
      screen.driver.flush()
    }
    screen.window.rootViewController = screen.stack
  }

  /// Returns a random visible row.
  private func someRow() -> IndexPath? {
    screen.window.layoutIfNeeded()
    let view = screen.table.bounds.inset(by: screen.table.adjustedContentInset)
    let paths = (screen.table.indexPathsForVisibleRows ?? []).filter {
      let frame = screen.table.rectForRow(at: $0)
      return frame.height > 0 && frame.maxY > view.minY + 1 && frame.minY < view.maxY - 1
    }
    return paths.isEmpty ? nil : paths[generator.random.below(paths.count)]
  }

  /// Returns the views in visible rows that satisfy a predicate.
  private func visibleParts(
    _ isWanted: (UIView) -> Bool
  ) -> [(view: UIView, indexPath: RowIndexPath)] {
    (screen.table.indexPathsForVisibleRows ?? []).filter {
      screen.table.rectForRow(at: $0).height > 0
    }.flatMap { path in
      screen.parts(path.row, path.section).filter(isWanted).map {
        ($0, RowIndexPath(section: path.section, row: path.row))
      }
    }
  }
}

extension Part {
  /// Returns `true` if the view contains a one-line or multiline field.
  fileprivate func hasField(ofLines hasLines: Bool) -> Bool {
    controls.contains { part in
      if case .field(let field) = part { (field.input.lines > 1) == hasLines } else { false }
    }
  }
}
#endif
