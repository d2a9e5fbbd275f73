// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Stacks are grids, because a grid shares room the way that rows want it: each part gets what it
/// needs as long as that is no more than an equal share, so short texts are never cut.
///
/// The rules are in the article *How rows are laid out* of RowhouseLayout, which follows them without a
/// browser.
extension PartRenderer {
  mutating func write(_ stack: StackPart, _ kind: String, of part: Part) {
    let name =
      kind == "h" ? columnClass(of: stack) : context.sheet.className(rules(of: stack, kind))
    let fills = stack.alignment == .fill ? "f" : ""
    markup.open("span", [.classes(kind, part.growth, fills, name)])
    for part in stack.parts { write(part) }
    markup.close("span")
  }

  /// The class of a horizontal stack, which nearly every row has.
  private mutating func columnClass(of stack: StackPart) -> String {
    let columns = stack.columns
    let key = ClassKey.horizontal(
      columns: columns, spacing: stack.spacing, alignment: stack.alignment,
      distribution: stack.distribution)
    return context.sheet.className(for: key) {
      var rules = [
        "gap:\(CSS.pixels(stack.spacing.drawableLength))", "align-items:\(stack.alignment.css)",
        "grid-template-columns:\(stack.template(columns))",
      ]
      rules += stack.content(along: .horizontal).map { ["justify-content:\($0)"] } ?? []
      return rules.joined(separator: ";")
    }
  }

  private func rules(of stack: StackPart, _ kind: String) -> String {
    let alignment = stack.alignment.css
    var rules = ["gap:\(CSS.pixels(stack.spacing.drawableLength))"]
    switch kind {
    case "v":
      rules.append("justify-items:\(alignment)")
      rules += stack.rows.map { ["grid-template-rows:\($0)"] } ?? []
      rules += stack.content(along: .vertical).map { ["align-content:\($0)"] } ?? []
    default:
      rules = ["place-items:\(alignment)"]
    }
    return rules.joined(separator: ";")
  }
}

extension StackPart {
  /// The parts that have an element.
  private var drawn: [Part] { parts.filter { !$0.isNothing } }

  /// What the parts of a horizontal stack ask of their columns.
  fileprivate var columns: [ClassKey.Column] {
    drawn.map { part in
      if part.isRigid { return .rigid }
      return .flexible(
        minimum: part.minimumExtent(along: .horizontal),
        grows: part.isSpacer || part.grows(along: .horizontal))
    }
  }

  /// How wide the parts of a horizontal stack may be.
  fileprivate func template(_ columns: [ClassKey.Column]) -> String {
    if columns.isEmpty { return "none" }
    if distribution == .equal { return "repeat(\(columns.count),minmax(0,1fr))" }
    return columns.map { column in
      switch column {
      case .rigid: "max-content"
      case .flexible(let minimum, let grows):
        "minmax(\(CSS.pixels(minimum)),\(grows ? "auto" : "max-content"))"
      }
    }.joined(separator: " ")
  }

  /// How tall the parts of a vertical stack are, unless all are as tall as they want to be.
  fileprivate var rows: String? {
    let parts = drawn
    if parts.isEmpty { return nil }
    if distribution == .equal { return "repeat(\(parts.count),minmax(0,1fr))" }
    guard growsInside(along: .vertical) else { return nil }
    return parts.map { part in
      if part.isSpacer {
        return "minmax(\(CSS.pixels(part.minimumExtent(along: .vertical))),auto)"
      }
      return part.grows(along: .vertical) ? "minmax(max-content,auto)" : "max-content"
    }.joined(separator: " ")
  }

  /// Where the parts stand that leave room; nothing if none can be left.
  fileprivate func content(along axis: PartAxis) -> String? {
    if growsInside(along: axis) { return nil }
    return switch distribution {
    case .start: "start"
    case .center: "center"
    case .end: "end"
    case .spaceBetween: "space-between"
    case .equal: nil
    }
  }
}

extension StackPart.Alignment {
  /// The keyword that CSS has for it.
  var css: String {
    switch self {
    case .start: "start"
    case .center: "center"
    case .end: "end"
    case .fill: "stretch"
    }
  }
}

extension Part {
  /// The classes of what takes room that nobody else needs: `g` from side to side, `u` up and down.
  var growth: String {
    switch (grows(along: .horizontal), grows(along: .vertical)) {
    case (true, true): "g u"
    case (true, false): "g"
    case (false, true): "u"
    case (false, false): ""
    }
  }
}
