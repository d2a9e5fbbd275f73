// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension PageTest {
  /// Presses the button with a title in the header of a section.
  ///
  /// ```swift
  /// try test.pressHeaderButton("Shuffle", ofSection: "Up next")
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - section: The title of the section. It is required if the headers of several sections have a
  ///     button with the title.
  /// - Throws: `PageTestError.noHeaderButton` if there is no such button, or
  ///   `PageTestError.ambiguousHeaderButton` if there are several.
  public func pressHeaderButton(
    _ title: String, ofSection section: String? = nil
  ) throws(PageTestError) {
    leaveField()
    let screen = try usableScreen()
    let shown = screen.page.sections.filter { $0.headerButton != nil }
    let matching = shown.filter { found in
      found.headerButton == title && section.map { found.header.texts.contains($0) } != false
    }
    guard let pressed = matching.first else {
      throw .noHeaderButton(
        title, section: section, page: screen.name, buttons: shown.map(\.headerButtonName))
    }
    if matching.count > 1 {
      throw .ambiguousHeaderButton(
        title, page: screen.name, sections: matching.map(\.headerButtonName))
    }
    screen.driver.pressHeaderButton(ofSection: pressed.id)
    stack.flush()
  }
}

extension SectionSnapshot {
  /// The title of the button in the header, and the title of the section.
  fileprivate var headerButtonName: String {
    let section = header.texts.first.map { "section \($0.quoted)" } ?? "a section without a title"
    return "\((headerButton ?? "").quoted) of \(section)"
  }
}
