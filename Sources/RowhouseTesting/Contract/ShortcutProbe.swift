// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A probe of a host with keyboard shortcuts.
@MainActor
public protocol ShortcutProbe: HostProbe {
  /// Presses a keyboard shortcut, as a user would.
  func press(_ shortcut: KeyboardShortcut)
}
