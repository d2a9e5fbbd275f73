// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// The changes that an update makes to a page, with the reason for each change.
public struct UpdateExplanation: Hashable, Sendable {
  /// The number of the update.
  public let number: Int
  /// The changes of the page, followed by those of its sections and rows.
  ///
  /// By default, at most ``limit``.
  public let changes: [PageChange]
  /// The number of all changes.
  public let changeCount: Int

  /// The default maximum number of changes that are explained.
  public static let limit = 100
}

extension UpdateExplanation: CustomStringConvertible {
  /// The number of the update, followed by its changes, one per line.
  public var description: String {
    var lines = ["update \(number)" + (changes.isEmpty ? ", which changes nothing visible" : "")]
    lines += changes.map { "  \($0)" }
    if changeCount > changes.count { lines.append("  and \(changeCount - changes.count) more") }
    return lines.joined(separator: "\n")
  }
}

extension HostUpdate {
  /// Returns the changes that the update makes to the previous page, with the reason for each
  /// change.
  ///
  /// Rows of data sections that have not been created are named by their ids. Closures are not
  /// compared.
  ///
  /// Call this method before the next update. Later, rows of data sections show the newest state,
  /// and the reasons for their changes are lost.
  ///
  /// - Parameters:
  ///   - old: The page that the host showed when the update was sent. If the user has moved rows
  ///     since the previous update, it is the page that ``PageDriver/reorder(_:to:)`` returned.
  ///   - limit: The maximum number of changes that are explained. A change of the page itself, and a
  ///     reload, are explained even if the limit is 0. Defaults to ``UpdateExplanation/limit``.
  /// - Returns: The changes, and the total number of changes.
  /// - Complexity: O(*n*) in the number of edits. At most `limit` of them, and the change of the page, are
  ///   explained by reflection.
  @MainActor
  public func explanation(
    since old: PageSnapshot, limit: Int = UpdateExplanation.limit
  ) -> UpdateExplanation {
    guard let edits else {
      let shown = PageChange(section: nil, row: nil, kind: .shown)
      return UpdateExplanation(number: number, changes: [shown], changeCount: 1)
    }
    var changes: [PageChange] = []
    let properties = page.differences(from: old)
    if !properties.isEmpty {
      changes.append(PageChange(section: nil, row: nil, kind: .updated(properties)))
    }
    let (sections, rows) = (edits.changes.sections, edits.changes.rows)
    let count = changes.count + sections.edits.count + rows.count
    // Includes only as many sections and rows as are explained.
    func left() -> Int { max(0, limit - changes.count) }
    changes += sections.deletes.prefix(left()).map { old.change(ofSection: $0, .deleted) }
    changes += sections.inserts.prefix(left()).map { page.change(ofSection: $0, .inserted) }
    changes += sections.moves.prefix(left()).map {
      page.change(ofSection: $0.new, .movedSection(from: $0.old))
    }
    changes += sections.updates.prefix(left()).map {
      page.change(
        ofSection: $0.new,
        .updated(page.sections[$0.new].differences(from: old.sections[$0.old])))
    }
    changes += rows.deletes.prefix(left()).map { old.change(ofRow: $0, .deleted) }
    changes += rows.inserts.prefix(left()).map { page.change(ofRow: $0, .inserted) }
    changes += rows.moves.prefix(left()).map { page.change(ofRow: $0.new, .moved(from: $0.old)) }
    changes += rows.updates.prefix(left()).map { update in
      let before = replacedRows[update.old] ?? old.existingRow(at: update.old)
      let after = page.existingRow(at: update.new)
      let differences = before.flatMap { before in after?.differences(from: before) }
      return page.change(ofRow: update.new, .updated(differences ?? []))
    }
    return UpdateExplanation(number: number, changes: changes, changeCount: count)
  }
}

extension PageSnapshot {
  fileprivate func differences(from old: PageSnapshot) -> [ValueDifference] {
    var finder = DifferenceFinder()
    finder.compareProperties(of: old.properties, properties, except: ["ownTheme"])
    finder.compare(old.theme, theme, "theme")
    finder.compare(old.isRefreshing, isRefreshing, "isRefreshing")
    return finder.differences
  }

  fileprivate func change(ofSection section: Int, _ kind: PageChange.Kind) -> PageChange {
    PageChange(section: subject(ofSection: section), row: nil, kind: kind)
  }

  @MainActor
  fileprivate func change(ofRow indexPath: RowIndexPath, _ kind: PageChange.Kind) -> PageChange {
    let row = existingRow(at: indexPath)
    let section = sections[indexPath.section]
    let subject = PageDiagnostic.Subject(
      position: indexPath.row, id: section.rowID(at: indexPath.row), title: row?.spokenTexts.first,
      source: row?.source)
    return PageChange(section: self.subject(ofSection: indexPath.section), row: subject, kind: kind)
  }

  private func subject(ofSection section: Int) -> PageDiagnostic.Subject {
    PageDiagnostic.Subject(sections[section], at: section)
  }

  @MainActor
  fileprivate func existingRow(at indexPath: RowIndexPath) -> AnyRow? {
    sections[indexPath.section].existingRow(at: indexPath.row)
  }
}
