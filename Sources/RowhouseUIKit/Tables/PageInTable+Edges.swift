// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// Headers and footers of sections.
extension PageInTable {
  /// Returns the drawing of a header or footer from parts, or `nil` if there is no such section.
  func edge(_ side: EdgeDrawing.Side, ofSection section: Int) -> EdgeDrawing? {
    guard let style = page.style(ofSection: section) else { return nil }
    let content = page.sections[section]
    return EdgeDrawing(
      side, of: side == .header ? content.header : content.footer, style: style, context: context)
  }

  /// Returns the height that the table is given for a header or footer.
  ///
  /// In pages of plain appearance, an empty header or footer takes no space.
  func edgeHeight(_ side: EdgeDrawing.Side, ofSection section: Int) -> CGFloat {
    guard let drawing = edge(side, ofSection: section) else { return .leastNonzeroMagnitude }
    if hostEdge(side, ofSection: section) != nil {
      switch drawing.height {
      case .automatic:
        return nativeEdge(side, ofSection: section)?.height.map { max($0, .leastNonzeroMagnitude) }
          ?? UITableView.automaticDimension
      case .fixed(let points): return max(CGFloat(points), .leastNonzeroMagnitude)
      }
    }
    let isPlain = table.style == .plain || page.appearance == .plain
    if isPlain, drawing.part == nil { return table.style == .plain ? 0 : .leastNonzeroMagnitude }
    let height = CGFloat(drawing.height(width: contentWidth))
    // A grouped table replaces a height of 0 by its own default.
    return table.style == .plain ? height : max(height, .leastNonzeroMagnitude)
  }

  /// Returns an estimate of the height of a header or footer.
  func estimatedEdgeHeight(_ side: EdgeDrawing.Side, ofSection section: Int) -> CGFloat {
    let height = edgeHeight(side, ofSection: section)
    return height == UITableView.automaticDimension ? 28 : height
  }

  /// The color behind headers and footers under which rows scroll, or `nil` if none do.
  var edgeBackground: UIColor? {
    table.style == .plain ? context.color(page.pageStyle.pageBackground) : nil
  }
}

extension PageInTable {
  /// Returns the header or footer of a section in a view of the application's own, or `nil` if it is
  /// drawn from parts.
  func nativeEdge(
    _ side: EdgeDrawing.Side, ofSection section: Int
  ) -> (any NativeEdgeContent)? {
    let edge = hostEdge(side, ofSection: section)
    guard let made = edge as? any MadeEdgeContent else { return edge as? any NativeEdgeContent }
    return drawing.madeEdges.edge(
      for: made, side, ofSection: page.sections[section].id, on: page)
  }

  private func hostEdge(_ side: EdgeDrawing.Side, ofSection section: Int) -> (any HostEdge)? {
    guard page.sections.indices.contains(section), let edges = page.sections[section].hostEdges
    else { return nil }
    return side == .header ? edges.header : edges.footer
  }
}
#endif
