// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseLayout
import RowhouseModel

/// A button that shows the chosen option of a picker and opens a menu of all options.
final class MenuPartView: UIButton {
  private weak var target: (any PartTarget)?
  private var picker: PickerPart?
  /// The number of rows that the view has shown before, of whose menus one may still be open.
  private var formerRows = 0

  func connect(to target: any PartTarget) { self.target = target }

  func show(_ picker: PickerPart, style: ResolvedStyle, in context: DrawingContext) {
    accessibilityIdentifier = picker.control.name
    accessibilityLabel = picker.label
    accessibilityValue = picker.shownTitle
    setTitle(picker.shownTitle, for: .normal)
    setImage(UIImage(systemName: "chevron.up.chevron.down"), for: .normal)
    setTitleColor(context.color(style.valueColor), for: .normal)
    tintColor = context.color(style.accessoryColor)
    titleLabel?.font = context.font(style.valueFont)
    titleLabel?.lineBreakMode = .byTruncatingTail
    // The image follows the title.
    let direction: UISemanticContentAttribute =
      context.environment.isRightToLeft ? .forceLeftToRight : .forceRightToLeft
    if semanticContentAttribute != direction { semanticContentAttribute = direction }
    contentHorizontalAlignment = .leading
    showsMenuAsPrimaryAction = true
    // A new menu would close the open one.
    if self.picker != picker { menu = menu(of: picker) }
    self.picker = picker
  }

  private func menu(of picker: PickerPart) -> UIMenu {
    var menus: [UIMenuElement] = []
    var group: (title: String, actions: [UIMenuElement])?
    func endGroup() {
      guard let ended = group else { return }
      menus.append(UIMenu(title: ended.title, options: .displayInline, children: ended.actions))
      group = nil
    }
    for entry in picker.entries {
      let action = UIAction(
        title: entry.title, identifier: UIAction.Identifier(entry.identifier),
        attributes: entry.isOffered ? [] : .disabled,
        state: entry.key == picker.selection ? .on : .off
      ) { [weak self, formerRows] _ in
        guard let self, formerRows == self.formerRows, entry.key != self.picker?.selection else {
          return
        }
        target?.control(picker.control, changedTo: .option(entry.key))
      }
      if entry.group != group?.title { endGroup() }
      if let title = entry.group {
        group = (title, (group?.actions ?? []) + [action])
      } else {
        menus.append(action)
      }
    }
    endGroup()
    return UIMenu(children: menus)
  }
}

extension PickerPart.Entry {
  /// The identifier of the entry's action, which is empty for the choice of no option.
  var identifier: String { key.map { "=\($0)" } ?? "" }
}

extension MenuPartView: PartView {}

extension MenuPartView: OpeningPartView {
  func leaveRow() -> Bool {
    formerRows += 1
    picker = nil
    return true
  }
}
#endif
