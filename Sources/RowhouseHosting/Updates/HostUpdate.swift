// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// An update that makes a host show the newest page.
///
/// An update without edits (``isEmpty``) still contains the newest handlers and data.
public struct HostUpdate: Sendable {
  /// The number of the update, which is higher than the numbers of all earlier updates.
  public let number: Int
  /// The edits, or a reload.
  public let content: Content
  /// The page to show.
  public let page: PageSnapshot
  /// The changed properties of the page other than its sections.
  public let chrome: PageChrome
  /// The previous versions of data rows that were created again.
  ///
  /// The previous page no longer contains them.
  let replacedRows: [RowIndexPath: AnyRow]
}

extension HostUpdate {
  /// The content of an update.
  public enum Content: Hashable, Sendable {
    /// Discard the shown page, and show the whole new page.
    case reload
    /// Perform edits.
    indirect case edits(PageEdits)
  }

  /// The edits, or `nil` if the whole page is reloaded.
  public var edits: PageEdits? {
    if case .edits(let edits) = content { edits } else { nil }
  }

  /// True if the new page looks the same as the previous one.
  public var isEmpty: Bool {
    guard let edits else { return false }
    return edits.isEmpty && chrome.isEmpty
  }
}

extension HostUpdate: CustomStringConvertible {
  /// The number, followed by `reload` or the edits, one per line.
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
