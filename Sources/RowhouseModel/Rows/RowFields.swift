// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// All that a row is besides its id.
struct RowFields: Sendable {
  var content: StoredContent
  var style = StyleOverrides()
  var handlers = RowHandlers()
  var accessory = Accessory.none
  var staysSelected: Bool?
  let source: SourceLine

  init(content: StoredContent, source: SourceLine) {
    self.content = content
    self.source = source
  }

  func showsSame(as other: Self) -> Bool {
    accessory == other.accessory
      && staysSelected == other.staysSelected
      && handlers.events == other.handlers.events
      && content.isSame(as: other.content)
      && style == other.style
  }
}

/// The content of a row. The standard kinds, which most rows are, need no box.
enum StoredContent: Sendable {
  case standard(StandardContent)
  case custom(any RowContent)
}

extension StoredContent {
  /// Content of any type. Standard content is kept as such, so that it is the same row whoever
  /// describes it.
  init(_ content: some RowContent) {
    self =
      if let content = content as? StandardContent { .standard(content) } else { .custom(content) }
  }

  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.standard(let first), .standard(let second)): first == second
    case (.custom(let first), .custom(let second)): first.isSame(as: second)
    default: false
    }
  }

  mutating func updateStandard(_ change: (inout StandardContent) -> Void) {
    guard case .standard(var content) = self else { return }
    // Taken out first, so that the texts are not copied.
    self = .standard(StandardContent(""))
    change(&content)
    self = .standard(content)
  }
}

extension RowContent {
  /// Whether the other is of the same type and equal.
  fileprivate func isSame(as other: any RowContent) -> Bool { (other as? Self) == self }
}
