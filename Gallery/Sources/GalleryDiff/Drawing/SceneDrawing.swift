// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// A scene as text: the two pages, the script, and the stages of a table view.
public struct SceneDrawing: Sendable {
  let scene: DiffScene
  let layout: Layout
  let changes: SectionedChangeset

  /// Compares the pages of a scene.
  public init(_ scene: DiffScene, layout: Layout) {
    self.scene = scene
    self.layout = layout
    changes = scene.changes
  }
}

extension SceneDrawing {
  /// The whole drawing.
  public var lines: [Line] {
    let blocks = [
      layout.rule(scene.title, name: scene.name), pages, script, words, stages, reports,
    ]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [Line("")]))
  }

  private var pages: [Line] {
    layout.pair(
      MarkedPage(.old, of: scene, changes).lines(width: layout.columnWidth), named: "before",
      MarkedPage(.new, of: scene, changes).lines(width: layout.columnWidth), named: "after")
  }

  private var script: [Line] {
    if changes.isEmpty { return [] }
    let script = changes.script(
      from: scene.old, to: scene.new, head: \.head.title, row: \.title)
    return
      ([Line("script", .faint)]
      + script.split(separator: "\n").map {
        Mark.line(ofScript: $0, width: layout.contentWidth)
      }).map { $0.indented(by: Layout.indentation) }
  }

  private var words: [Line] {
    layout.paragraph(stageSummary) + layout.paragraph(scene.remark, .faint)
  }

  private var reports: [Line] {
    changes.duplicates.flatMap { layout.paragraph("Reported: \($0)", .moved) }
  }
}
