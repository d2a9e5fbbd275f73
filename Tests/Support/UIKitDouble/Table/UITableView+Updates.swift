// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation
import RowhouseDiff
import RowhouseTestSupport

/// See <https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)>.
extension UITableView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    if window == nil {
      completion?(true)
    } else {
      Animations.add(completion)
    }
  }

  public func beginUpdates() {
    if isLayingOut || request != nil {
      raise(
        """
        attempt to begin an update while the table view (\(self)) asks its data source and \
        delegate about the last one
        """)
    }
    if depth == 0 {
      loadIfNeeded()
      batch = TableBatch()
    }
    depth += 1
  }

  public func endUpdates() {
    guard depth > 0 else { raise("endUpdates without beginUpdates") }
    depth -= 1
    if depth == 0 { commit() }
  }

  /// Placeholders of drops, which there are none of here, are what makes it true.
  ///
  /// A row that is dragged by its reorder control is not a drop, so nothing warns of that one.
  /// See <https://developer.apple.com/documentation/uikit/uitableview/hasuncommittedupdates>.
  public var hasUncommittedUpdates: Bool { false }

  private func update(_ change: (inout TableBatch) -> Void) {
    beginUpdates()
    change(&batch)
    endUpdates()
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    if !sections.isEmpty { rowAnimations.append(animation) }
    update { $0.sections.inserts += Array(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    if !sections.isEmpty { rowAnimations.append(animation) }
    update { $0.sections.deletes += Array(sections) }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.sections.reloads += Array(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sections.moves.append(PositionPair(old: section, new: newSection)) }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    if !indexPaths.isEmpty { rowAnimations.append(animation) }
    update { $0.rows.inserts += indexPaths.map(\.position) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    if !indexPaths.isEmpty { rowAnimations.append(animation) }
    update { $0.rows.deletes += indexPaths.map(\.position) }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.rows.reloads += indexPaths.map(\.position) }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update {
      $0.rows.moves.append(PositionPair(old: indexPath.position, new: newIndexPath.position))
    }
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)>.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.rows.reconfigures += indexPaths.map(\.position) }
  }
}
#endif
