// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseLayout
import RowhouseTesting
import RowhouseUIKit
import UIKitDriving

/// Changes of what applications add to pages: cells and headers of their own, rows of height 0,
/// animations.
extension TableFuzz {
  func mixedSections() -> [MixedSection] {
    (0..<1 + generator.random.below(3)).map { _ in mixedSection() }
  }

  private func mixedSection() -> MixedSection {
    MixedSection(
      number: nextNumber(), header: .allCases[generator.random.below(4)],
      value: generator.random.below(4), hasData: generator.random.once(in: 3),
      rows: (0..<generator.random.below(10)).map { _ in mixedRow() })
  }

  private func mixedRow() -> MixedRow {
    MixedRow(
      number: nextNumber(), kind: mixedKind(), value: generator.random.below(4),
      height: mixedHeight(), hasAccessory: generator.random.once(in: 3))
  }

  private func mixedKind() -> MixedRow.Kind {
    #if os(Linux)
    let kinds = MixedRow.Kind.allCases
    #else
    // Only the stand-in has nibs without files.
    let kinds: [MixedRow.Kind] = [.ofClass, .ofOtherClass, .uncompared]
    #endif
    return kinds[generator.random.below(kinds.count)]
  }

  private func mixedHeight() -> Double? { [nil, nil, nil, 0, 52][generator.random.below(5)] }

  /// Changes the sections in cells of the application's own.
  func changeMixed() {
    steps.append("a change of own cells")
    var sections = model.mixed
    switch generator.random.below(8) {
    case 0 where sections.count < 5:
      sections.insert(mixedSection(), at: generator.random.below(sections.count + 1))
    case 1 where !sections.isEmpty: sections.remove(at: generator.random.below(sections.count))
    case 2 where sections.count > 1:
      sections.append(sections.remove(at: generator.random.below(sections.count - 1)))
    case 3 where !sections.isEmpty:
      let section = generator.random.below(sections.count)
      sections[section].header = .allCases[generator.random.below(4)]
      sections[section].value = generator.random.below(4)
    default:
      guard !sections.isEmpty else { break }
      changeRows(of: &sections[generator.random.below(sections.count)])
    }
    model.mixed = sections
  }

  private func changeRows(of section: inout MixedSection) {
    for _ in 0...generator.random.below(3) {
      let count = section.rows.count
      switch generator.random.below(7) {
      case 0 where count < 20:
        section.rows.insert(mixedRow(), at: generator.random.below(count + 1))
      case 1 where count > 0: section.rows.remove(at: generator.random.below(count))
      case 2 where count > 1:
        let row = section.rows.remove(at: generator.random.below(count))
        section.rows.insert(row, at: generator.random.below(count))
      case 3 where count > 0: section.rows[generator.random.below(count)].kind = mixedKind()
      case 4 where count > 0: section.rows[generator.random.below(count)].height = mixedHeight()
      case 5 where count > 0: section.rows[generator.random.below(count)].hasAccessory.toggle()
      default:
        if count > 0 {
          section.rows[generator.random.below(count)].value = generator.random.below(4)
        }
      }
    }
  }

  /// Hides other rows than before.
  func hide() {
    steps.append("other rows hidden")
    model.hiding = generator.random.below(5)
  }

  /// Shows a change with an animation of its own.
  func animate() {
    steps.append("a change with an animation")
    screen.driver.flush()
    let animation = UITableView.RowAnimation.left
    #if os(Linux)
    // Only the stand-in records animations.
    let table = screen.table
    let before = table.rowAnimations.count
    #endif
    screen.controller.update(with: animation) {
      if model.mixed.isEmpty { generator.change(&model.page) } else { changeMixed() }
    }
    #if os(Linux)
    if table.rowAnimations[before...].contains(where: { $0 != animation }) {
      fail("rows are animated by \(table.rowAnimations[before...])")
    }
    #endif
  }
}

/// Checks of the same.
extension TableFuzz {
  func checkMixed() {
    if let forwarder {
      if let fault = forwarder.fault { return fail(fault) }
      let visible = Set(screen.table.visibleCells.map { ObjectIdentifier($0) })
      if forwarder.displayed != visible {
        fail("\(forwarder.displayed.count) cells are displayed, and \(visible.count) visible")
      }
    }
    let page = screen.driver.page
    for path in screen.table.indexPathsForVisibleRows ?? [] {
      guard let cell = screen.table.cellForRow(at: path) else { return fail("no cell at \(path)") }
      let indexPath = RowIndexPath(section: path.section, row: path.row)
      let isHidden = page.style(at: indexPath)?.rowHeight == .fixed(0)
      let height = screen.table.rectForRow(at: path).height
      if isHidden != (height == 0) { return fail("row \(indexPath) is \(height) points tall") }
      if cell.contentView.isHidden != isHidden || cell.accessibilityElementsHidden != isHidden {
        return fail("row \(indexPath) is hidden: \(isHidden), and its cell is not the same")
      }
    }
    for (section, snapshot) in page.sections.enumerated() {
      guard let mixed = model.mixed.first(where: { $0.id == snapshot.id }) else { continue }
      if let fault = fault(of: mixed, at: section) { return fail(fault) }
    }
  }

  private func fault(of mixed: MixedSection, at section: Int) -> String? {
    for (index, row) in mixed.rows.enumerated() {
      let path = IndexPath(row: index, section: section)
      guard screen.table.indexPathsForVisibleRows?.contains(path) == true else { continue }
      guard let cell = screen.table.cellForRow(at: path) as? MixedCell else {
        return "row \(path) has another cell"
      }
      if cell.row != row || cell.index != index {
        return
          "\(path) shows \(cell.row.map { "\($0)" } ?? "-") at \(cell.index), and should \(row)"
      }
      let expected: UITableViewCell.AccessoryType = row.hasAccessory ? .checkmark : .none
      if cell.accessoryType != expected { return "\(path) has another accessory" }
      let isRightClass =
        switch row.kind {
        case .ofClass, .uncompared: type(of: cell) == MixedCell.self
        case .ofOtherClass: cell is OtherMixedCell
        case .nib, .prototype: cell is NibCell
        }
      if !isRightClass { return "\(path) has a \(type(of: cell)) for \(row.kind)" }
      let height = Double(screen.table.rectForRow(at: path).height)
      let wanted = row.expectedHeight(textScale: screen.layout.environment.textScale)
      if abs(height - wanted) > 0.5 {
        return "\(path) is \(height) points tall, and should be \(wanted)"
      }
    }
    return headerFault(of: mixed, at: section)
  }

  private func headerFault(of mixed: MixedSection, at section: Int) -> String? {
    guard let header = screen.table.headerView(forSection: section) else { return nil }
    let view = model.view(for: mixed)
    switch mixed.header {
    case .none, .title:
      return header is MixedHeader ? "header \(section) is a view of another section" : nil
    case .view:
      guard view.superview === header.contentView else { return "header \(section) has no view" }
      let height = screen.table.rectForHeader(inSection: section).height
      return height == 33 ? nil : "header \(section) is \(height) points tall"
    case .ofClass:
      guard let header = header as? MixedHeader else { return "header \(section) has no class" }
      return header.value == mixed.value ? nil : "header \(section) shows \(header.value)"
    }
  }
}
#endif
