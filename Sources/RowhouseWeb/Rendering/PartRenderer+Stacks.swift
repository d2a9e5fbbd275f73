// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Stacks are written as grids, in which each part has the space that it needs, up to an equal share.
///
/// For the rules, see the article *How rows are laid out* of RowhouseLayout, which applies them without a browser.
extension PartRenderer {
  mutating func write(_ stack: StackPart, _ kind: String, of part: Part) {
    let name =
      kind == "horizontal"
      ? columnClass(of: stack) : context.sheet.className(rules(of: stack, kind))
    let fills = stack.alignment == .fill ? "fill" : ""
    if stack.hasSign { context.sheet.add(.extras) }
    markup.open("span", [.classes(kind, part.growth, fills, stack.hasSign ? "signed" : "", name)])
    for part in stack.parts { write(part) }
    markup.close("span")
  }

  /// Returns the class of a horizontal stack, which nearly every row has.
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
    guard kind == "vertical" else { return "place-items:\(stack.alignment.css)" }
    var rules = [
      "gap:\(CSS.pixels(stack.spacing.drawableLength))", "justify-items:\(stack.alignment.css)",
    ]
    rules += stack.rows.map { ["grid-template-rows:\($0)"] } ?? []
    rules += stack.content(along: .vertical).map { ["align-content:\($0)"] } ?? []
    return rules.joined(separator: ";")
  }
}

extension StackPart {
  /// The parts that have an element.
  private var drawn: [Part] { parts.filter { !$0.isNothing } }

  /// True if the stack consists of a field for a number and the sign of the number, which stay next to each other.
  fileprivate var hasSign: Bool {
    parts.contains { part in
      guard case .control(.field(let field)) = part else { return false }
      return field.input.number.signPlace != nil
    }
  }

  /// The columns of a horizontal stack.
  fileprivate var columns: [ClassKey.Column] {
    drawn.map { part in
      if part.isRigid { return .rigid }
      return .flexible(
        minimum: part.minimumExtent(along: .horizontal),
        grows: part.isSpacer || part.grows(along: .horizontal))
    }
  }

  /// Returns the widths of a horizontal stack's parts.
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

  /// The heights of a vertical stack's parts, or `nil` if all have their ideal heights.
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

  /// Returns the CSS value that distributes unused space, or `nil` if the parts always fill the
  /// stack.
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
  /// The CSS keyword.
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
  /// The classes of a part that grows into unused space.
  var growth: String {
    switch (grows(along: .horizontal), grows(along: .vertical)) {
    case (true, true): "grow-width grow-height"
    case (true, false): "grow-width"
    case (false, true): "grow-height"
    case (false, false): ""
    }
  }
}
