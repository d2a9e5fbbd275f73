// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

extension SceneDrawing {
  /// A sentence with the number of stages that a table view needs.
  var stageSummary: String {
    let stages = changes.stages()
    return switch stages.count {
    case 0: "No stage, because nothing changed."
    case 1: stages[0].summary
    default: "\(stages.count) stages: a table view takes each in one batch."
    }
  }

  /// The stages with the pages that they lead to, or an empty array if there is only one.
  var stages: [Line] {
    let stages = changes.stages()
    if stages.count < 2 { return [] }
    var before = scene.old
    let blocks = stages.enumerated().map { index, stage in
      let after = stage.model(old: scene.old, new: scene.new)
      defer { before = after }
      let script = stage.script(from: before, to: after, head: \.head.title, row: \.title)
        .split(separator: "\n").map(String.init)
        .map { Mark.line(ofScript: $0, width: layout.columnWidth) }
      let name = "stage \(index + 1) of \(stages.count)"
      if index == stages.count - 1 {
        return layout.paragraph("\(name), which leads to the page after", .faint)
          + script.map { $0.indented(by: Layout.indentation) }
      }
      let page = MarkedPage(after, .new, sections: stage.sections, rows: stage.rows)
      return layout.pair(
        script, named: name, page.lines(width: layout.columnWidth), named: "the page between")
    }
    return Array(blocks.joined(separator: [Line("")]))
  }
}

extension Stage {
  /// A sentence about the only stage.
  fileprivate var summary: String {
    let hasUpdates = !sections.updates.isEmpty || !rows.updates.isEmpty
    if !isStructural {
      return "One stage without a batch: a table view only redraws what changed."
    }
    return hasUpdates
      ? "One stage: a table view takes it in one batch, then redraws what changed."
      : "One stage: a table view takes it in one batch."
  }
}
