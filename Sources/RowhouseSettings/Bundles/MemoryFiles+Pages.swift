// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SettingsDocument {
  /// Creates the file of a page, with the texts of the page instead of keys of a strings table.
  ///
  /// A row without effect is written as a title without a value, and a field with several lines as a text view, which
  /// has no number of lines. A choice among rows, and a list, are always a section of their own. This section has the key of
  /// the row, so another key of the section is not written, and the header of the section replaces the title of the row.
  ///
  /// Property lists cannot contain `null`. Choices with this value and elements of default values that are `null` are omitted.
  /// A switch whose value is `null` in one of its states stores a Boolean value in that state.
  ///
  /// - Parameter screen: The page, whose name is the path of the file without `.plist`.
  public init(_ screen: SettingsScreen) {
    var writer = ScreenWriter(files: [:])
    self = writer.document(of: screen)
  }
}

extension MemoryFiles {
  /// Creates the files of a settings bundle with the pages of a document, as property lists in XML.
  ///
  /// The first page is `Root.plist`, because the Settings app begins there. Each other page has its own name, or the name
  /// `Page` with a number if its name is not safe as a path or the name of another file. See
  /// ``SettingsDocument/init(_:)`` for the rows that a bundle cannot describe.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  /// - Parameter document: The document. Its unknown members are not written.
  public init(_ document: PagesDocument) {
    var files = [document.root: "Root"]
    // File systems may not distinguish cases.
    var taken: Set = ["root"]
    for (number, name) in document.pageNames.enumerated() where name != document.root {
      // These characters have a meaning in the names of files and in links.
      let isUsable = PagePath.isSafe(name) && !name.contains { ":.~".contains($0) }
      var file = isUsable ? name : "Page \(number)"
      var next = number
      while !taken.insert(file.lowercased()).inserted {
        next += 1
        file = "Page \(next)"
      }
      files[name] = file
    }
    contents = [:]
    for screen in document.screens.values {
      var writer = ScreenWriter(files: files)
      let written = writer.document(of: screen)
      contents[written.path] = Array(PropertyList.xml(written.propertyList).utf8)
    }
  }
}
