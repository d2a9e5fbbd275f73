// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation
public import Rowhouse

/// Things to take on a journey, by stage, in the order that the user chooses.
@MainActor
@Observable
public final class PackingList {
  /// The things of each stage.
  public private(set) var items: [PackingStage: [PackingItem]] = [
    .toBuy: [.sunCream, .adapter], .toPack: [.passport, .raincoat, .toothbrush, .boots],
    .packed: [.book],
  ]
  /// True while the user is changing the order.
  public var isEditing = false

  /// Creates the initial list.
  public init() {}
}

extension PackingList {
  /// Moves a thing to another position, possibly in another stage.
  ///
  /// - Parameter move: The move, between sections whose ids are stages.
  public func move(_ move: RowMove) {
    guard let source = move.sourceSection.value as? PackingStage,
      let target = move.targetSection.value as? PackingStage,
      let item = items[source]?.remove(at: move.source.row)
    else { return }
    items[target, default: []].insert(item, at: move.target.row)
  }

  /// Moves a thing to the end of a stage.
  public func move(_ item: PackingItem, to stage: PackingStage) {
    for stage in PackingStage.allCases { items[stage]?.removeAll { $0 == item } }
    items[stage, default: []].append(item)
  }
}
