// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseTesting
import RowhouseUIKit
import UIKitDriving

/// A page in a window, whose views a test reads and touches.
@MainActor
final class ScreenProbe {
  let navigator = Navigator()
  private var diagnostics = DiagnosticsHandler.silent
  private(set) lazy var screen = TableScreen(
    options: TableOptions(diagnostics: diagnostics), navigator: navigator)

  /// Scrolls to a row, and returns its index path.
  private func reach(_ path: RowIndexPath) -> IndexPath {
    let indexPath = IndexPath(row: path.row, section: path.section)
    screen.window.layoutIfNeeded()
    screen.table.scrollToRow(at: indexPath, at: .none, animated: false)
    screen.window.layoutIfNeeded()
    return indexPath
  }
}

extension ScreenProbe: HostProbe {
  /// A table that is being changed focuses a row in the next turn of the main loop.
  var unsupportedAbilities: Set<HostAbility> { [.immediateFocus] }

  func makeDriver(diagnostics: DiagnosticsHandler) -> PageDriver {
    self.diagnostics = diagnostics
    return screen.driver
  }

  /// Scrolls through the whole table, and returns its contents.
  func shown() -> ShownPage {
    let table = screen.table
    screen.window.layoutIfNeeded()
    let offset = table.contentOffset
    var page = ShownPage(title: screen.controller.title ?? "")
    for section in 0..<table.numberOfSections {
      var shown = ShownSection()
      table.scrollRectToVisible(table.rectForHeader(inSection: section), animated: false)
      screen.window.layoutIfNeeded()
      shown.header =
        table.headerView(forSection: section).map { ShownParts(in: $0.contentView).texts } ?? []
      for row in 0..<table.numberOfRows(inSection: section) {
        let indexPath = reach(RowIndexPath(section: section, row: row))
        if let cell = table.cellForRow(at: indexPath) { shown.rows.append(ShownParts(cell).row) }
      }
      table.scrollRectToVisible(table.rectForFooter(inSection: section), animated: false)
      screen.window.layoutIfNeeded()
      shown.footer =
        table.footerView(forSection: section).map { ShownParts(in: $0.contentView).texts } ?? []
      page.sections.append(shown)
    }
    table.contentOffset = offset
    screen.window.layoutIfNeeded()
    return page
  }

  func tap(at indexPath: RowIndexPath) { screen.table.tap(row: reach(indexPath)) }

  func change(_ control: ControlID, to value: ControlValue, at indexPath: RowIndexPath) {
    let path = reach(indexPath)
    let cell = screen.table.cellForRow(at: path)
    // The only control of a row has the identifier of the cell, if there is one.
    let name = control == .main ? cell?.accessibilityIdentifier ?? "" : control.name
    let view = cell?.contentView.drawnParts.first {
      $0.accessibilityIdentifier == name && !($0 is UILabel) && !($0 is UIImageView)
    }
    // No finger can use a control that is disabled.
    if (view as? UIControl)?.isEnabled == false { return }
    switch (view, value) {
    case (let toggle as UISwitch, .isOn(let isOn)):
      if toggle.isOn != isOn { toggle.tap() }
    case (let field as UITextField, .text(let text)):
      _ = field.becomeFirstResponder()
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.endOfDocument)
      field.insertText(text)
      _ = field.resignFirstResponder()
    case (let slider as UISlider, .number(let number)):
      guard let part = screen.slider(control, at: indexPath) else { return }
      let range = part.range
      slider.drag(
        to: Float((number - range.lowerBound) / (range.upperBound - range.lowerBound)))
    case (let stepper as UIStepper, .number(let number)):
      if number > stepper.value { stepper.increase() } else { stepper.decrease() }
    case (let segments as UISegmentedControl, .option(let key)):
      let index = (0..<segments.numberOfSegments).first {
        segments.actionForSegment(at: $0)?.optionKey == key
      }
      if let index { segments.tap(segment: index) }
    case (let button as UIButton, .option(let key)):
      if let action = button.menu?.actions.first(where: { $0.optionKey == key }) {
        button.chooseMenuItem(action.title)
      }
    case (let wheel as UIPickerView, .option(let key)):
      let row = (0..<wheel.numberOfRows(inComponent: 0)).first {
        wheel.title(ofRow: $0) == key ?? "none"
      }
      if let row { wheel.turn(to: row) }
    case (let view?, .date(nil)):
      view.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden }?.tap()
    case (let view?, .date(let date?)):
      let pickers = [view] + view.subviews
      if let picker = pickers.lazy.compactMap({ $0 as? UIDatePicker }).first,
        let minutes = date.minutes
      {
        picker.choose(Date(timeIntervalSince1970: Double(minutes) * 60))
      }
    case (let well as UIColorWell, .color(let color)):
      well.choose(
        UIColor(
          red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
          blue: CGFloat(color.blue) / 255, alpha: 1))
    case (let button as UIControl, .pressed): button.tap()
    default: break
    }
  }

  func finishUpdates() { screen.settle() }
}

extension ScreenProbe: ShortcutProbe {
  func press(_ shortcut: KeyboardShortcut) {
    screen.press(String(shortcut.key), .command)
    screen.settle()
  }
}

extension ScreenProbe: HeaderProbe {
  func pressHeaderButton(ofSection section: Int) {
    screen.table.scrollRectToVisible(
      screen.table.rectForHeader(inSection: section), animated: false)
    screen.window.layoutIfNeeded()
    let header = screen.table.headerView(forSection: section)
    header?.contentView.drawnParts.lazy.compactMap { $0 as? UIButton }.first?.tap()
  }
}

extension ScreenProbe: ActionProbe {
  func actions(_ group: RowActionGroup, at indexPath: RowIndexPath) -> [String] {
    let path = reach(indexPath)
    guard let edge = group.edge else {
      defer { screen.table.closeMenu() }
      return screen.table.longPress(row: path) ?? []
    }
    let titles = screen.table.swipe(row: path, edge: edge)
    // The first touch closes what a swipe has uncovered.
    if !titles.isEmpty { screen.table.touchDown(row: path) }
    return titles
  }

  func chooseAction(_ index: Int, _ group: RowActionGroup, at indexPath: RowIndexPath) {
    let path = reach(indexPath)
    if let edge = group.edge {
      let titles = screen.table.swipe(row: path, edge: edge)
      screen.table.chooseAction(titles[index])
    } else if let titles = screen.table.longPress(row: path) {
      screen.table.chooseMenuItem(titles[index])
    }
  }

  func delete(at indexPath: RowIndexPath) {
    let path = reach(indexPath)
    screen.table.tapEditControl(row: path)
    screen.table.chooseAction(screen.table.swipe(row: path)[0])
  }

  func insert(at indexPath: RowIndexPath) { screen.table.tapEditControl(row: reach(indexPath)) }
}

extension RowActionGroup {
  fileprivate var edge: UITableView.SwipeEdge? {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .menu: nil
    }
  }
}

extension ScreenProbe: MovingProbe {
  func move(at indexPath: RowIndexPath, to target: RowIndexPath) {
    screen.table.drag(
      row: reach(indexPath), to: IndexPath(row: target.row, section: target.section))
  }
}

extension ScreenProbe: RefreshingProbe {
  func refresh() { screen.table.pullToRefresh() }

  var showsRefreshing: Bool { screen.table.refreshControl?.isRefreshing == true }
}

extension ScreenProbe: ScrollingProbe {
  func isInView(_ indexPath: RowIndexPath) -> Bool {
    let path = IndexPath(row: indexPath.row, section: indexPath.section)
    return screen.table.indexPathsForVisibleRows?.contains(path) == true
  }
}

extension ScreenProbe: FocusProbe {
  var focusedRow: RowIndexPath? {
    let table = screen.table
    let cell = table.visibleCells.first { cell in
      cell.contentView.drawnParts.contains { $0.isFirstResponder }
    }
    return cell.flatMap { table.indexPath(for: $0) }
      .map { RowIndexPath(section: $0.section, row: $0.row) }
  }

  func submit(_ text: String, at indexPath: RowIndexPath) {
    let cell = screen.table.cellForRow(at: reach(indexPath))
    let fields = cell?.contentView.drawnParts.compactMap { $0 as? UITextField } ?? []
    guard let field = fields.first, field.becomeFirstResponder() else { return }
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    field.insertText(text)
    field.typeReturn()
  }
}
#endif
