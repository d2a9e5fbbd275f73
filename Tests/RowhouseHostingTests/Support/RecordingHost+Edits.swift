// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

extension RecordingHost {
  /// The edits of the last update, separated by commas and without the counts; `reload` for a whole
  /// page, and `none` for an empty update.
  var lastEdits: String {
    guard let update = updates.last else { return "no update" }
    guard let edits = update.edits else { return "reload" }
    let lines = edits.changes.description.split(separator: "\n").dropFirst()
    let restyled = edits.restyledSections.map { "style \($0)" }
    let all = lines.map(String.init) + restyled
    return all.isEmpty ? "none" : all.joined(separator: ", ")
  }
}

/// An error that a host throws.
struct HostError: Error, CustomStringConvertible {
  var description: String { "out of paper" }
}
