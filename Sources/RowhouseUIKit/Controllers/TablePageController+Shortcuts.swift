// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The keyboard shortcuts of the page.
extension TablePageController {
  /// The name of ``pressShortcut(_:)`` in Objective-C.
  private static let shortcutMethod = "rowhouse_pressShortcut:"
  /// The action of key commands.
  static var shortcutAction: Selector { Selector(shortcutMethod) }

  var hasShortcuts: Bool { host.page?.shortcuts.isEmpty == false }

  /// The key commands for the shortcuts, with the names of their rows, or an empty array while another view controller
  /// covers the page.
  ///
  /// The responders of a presented view controller are followed by the view controller that presents it.
  var shortcutCommands: [UIKeyCommand] {
    guard let page = host.page, !isCovered else { return [] }
    return page.shortcuts.map { shortcut, row in
      let command = UIKeyCommand(
        input: String(shortcut.key), modifierFlags: UIKeyModifierFlags(shortcut.modifiers),
        action: Self.shortcutAction)
      command.discoverabilityTitle = page.row(at: row.indexPath)?.accessibility.label
      return command
    }
  }

  /// True if another view controller is above the page.
  private var isCovered: Bool {
    // UIKit also presents a search field in the bar, which leaves the page usable.
    let presented = sequence(first: self as UIViewController, next: \.presentedViewController)
    return !isOnTop || presented.dropFirst().contains { !($0 is UISearchController) }
  }

  /// Taps the row with the shortcut of a key command.
  #if os(iOS)
  @objc(rowhouse_pressShortcut:)
  #endif
  func pressShortcut(_ command: UIKeyCommand) {
    let pressed = host.page?.shortcuts.map(\.shortcut).first {
      String($0.key) == command.input && UIKeyModifierFlags($0.modifiers) == command.modifierFlags
    }
    guard let pressed else { return }
    host.press(pressed)
  }

  /// Makes the controller the first responder if the page has shortcuts and no view in its window is the first responder,
  /// such as a field.
  ///
  /// When a field ends editing, UIKit looks for key commands only in the window and the application.
  func becomeResponderForShortcuts() {
    guard hasShortcuts, !isCovered, !host.isEditingField, let window = viewIfLoaded?.window,
      window.firstResponder == nil
    else { return }
    becomeFirstResponder()
  }
}

extension TableHost {
  /// Does what a tap on the row with a shortcut does, or focuses the control of the row if a tap has no effect.
  fileprivate func press(_ shortcut: KeyboardShortcut) {
    reportTypedText()
    driver.flush()
    let row = page?.shortcuts.first { $0.shortcut == shortcut }?.row.indexPath
    if let row, page?.row(at: row)?.isSelectable == true, phase.allowsChanges {
      connection.tap(IndexPath(row))
    } else {
      driver.press(shortcut)
    }
    showSelection()
  }
}

extension UIKeyModifierFlags {
  /// Converts the keys to hold for a shortcut.
  init(_ modifiers: KeyboardShortcut.Modifiers) {
    self = []
    if modifiers.contains(.command) { insert(.command) }
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.option) { insert(.alternate) }
  }
}
#endif
