// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The names of the states of a switch in a file, which contains the lines of a switch by these names.
struct SwitchStateNames {
  let on: String
  let off: String

  /// The names in a settings bundle, by which InAppSettingsKit finds the lines whatever the values of the switch are.
  static let propertyList = SwitchStateNames(on: "YES", off: "NO")
  /// The names in a ``PagesDocument``.
  static let json = SwitchStateNames(on: "true", off: "false")
}

extension SettingsSubtitles {
  /// Returns lines from a file, in which those of a switch are by state, by the values of the control.
  func byValue(of control: SettingsControl, _ names: SwitchStateNames) -> SettingsSubtitles {
    guard case .toggle(let on, let off, _) = control else { return self }
    return renaming([(names.on, on.shownText), (names.off, off.shownText)])
  }

  /// Returns the lines for a file, in which those of a switch are by state.
  ///
  /// The method is the inverse of ``byValue(of:_:)``.
  func byState(of control: SettingsControl, _ names: SwitchStateNames) -> SettingsSubtitles {
    guard case .toggle(let on, let off, _) = control else { return self }
    return renaming([(on.shownText, names.on), (off.shownText, names.off)])
  }

  /// Returns lines with other names, which may be exchanged.
  private func renaming(_ names: [(old: String, new: String)]) -> SettingsSubtitles {
    var lines = self
    for (old, _) in names { lines.byValue[old] = nil }
    for (old, new) in names {
      if let line = byValue[old] { lines.byValue[new] = line }
    }
    return lines
  }
}
