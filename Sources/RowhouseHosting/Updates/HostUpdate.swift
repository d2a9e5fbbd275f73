// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// What a host has to do to show the newest page, as a value.
///
/// An update without edits is handed over too, since the newest page brings the newest handlers and
/// makes rows with the newest data; ``isEmpty`` tells.
public struct HostUpdate: Sendable {
  /// The number of the update, higher than that of each before it.
  public let number: Int
  /// What to do.
  public let content: Content
  /// The page to show.
  public let page: PageSnapshot
  /// What changed besides sections and rows.
  public let chrome: PageChrome
}

extension HostUpdate {
  /// What there is to do.
  public enum Content: Hashable, Sendable {
    /// Forget what is shown, and show the whole page.
    case reload
    /// Carry out edits.
    indirect case edits(PageEdits)
  }

  /// The edits, unless the whole page is to be shown anew.
  public var edits: PageEdits? {
    if case .edits(let edits) = content { edits } else { nil }
  }

  /// Whether the new page looks like the one before.
  public var isEmpty: Bool {
    guard let edits else { return false }
    return edits.isEmpty && chrome.isEmpty
  }
}

extension HostUpdate: CustomStringConvertible {
  /// The number, then `reload` or the edits, one a line.
  public var description: String {
    var lines = ["update \(number)"]
    if !chrome.isEmpty { lines[0] += ", \(chrome)" }
    switch content {
    case .reload: lines[0] += ", reload"
    case .edits(let edits): lines += edits.isEmpty ? [] : ["\(edits)"]
    }
    return lines.joined(separator: "\n")
  }
}
