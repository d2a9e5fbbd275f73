// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A host that writes down what it is handed, and is done at once unless told otherwise.
@MainActor
final class RecordingHost: PageHost {
  private(set) var updates: [HostUpdate] = []
  private(set) var deselected: [RowIndexPath] = []
  /// Whether the host is done as soon as it has been handed an update.
  var isQuick = true
  /// Thrown, the first of them, instead of carrying out an update.
  var errors: [any Error] = []
  /// Called in place of a table that asks for rows.
  var onApply: (@MainActor (HostUpdate) -> Void)?
  private var completions: [@MainActor () -> Void] = []

  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
    updates.append(update)
    if !errors.isEmpty { throw errors.removeFirst() }
    onApply?(update)
    if isQuick { completion() } else { completions.append(completion) }
  }

  func deselect(_ indexPath: RowIndexPath) { deselected.append(indexPath) }
}

extension RecordingHost {
  /// Says that the update that has waited longest is done.
  func finish() { completions.removeFirst()() }

  /// Whether an update has not been carried out yet.
  var isBusy: Bool { !completions.isEmpty }

  /// Forgets what was handed over so far.
  func forget() { updates = [] }

  /// The edits of the last update, one a line and without the counts; `reload` for a whole page,
  /// and `none` for nothing.
  var lastEdits: String {
    guard let update = updates.last else { return "no update" }
    guard let edits = update.edits else { return "reload" }
    let lines = edits.changes.description.split(separator: "\n").dropFirst()
    let restyled = edits.restyledSections.map { "style \($0)" }
    let all = lines.map(String.init) + restyled
    return all.isEmpty ? "none" : all.joined(separator: ", ")
  }
}

/// What a host may throw.
struct HostError: Error, CustomStringConvertible {
  var description: String { "out of paper" }
}
