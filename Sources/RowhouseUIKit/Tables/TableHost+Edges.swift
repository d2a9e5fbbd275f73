// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseHosting
import RowhouseModel

/// Headers and footers of sections.
extension TableHost {
  func edgeView(_ side: EdgeDrawing.Side, ofSection section: Int, in table: UITableView) -> UIView?
  {
    if let native = nativeEdge(side, ofSection: section) {
      return edgeView(native, in: table)
    }
    guard let drawing = edge(side, ofSection: section), let id = page?.sections[section].id,
      let view = table.dequeueReusableHeaderFooterView(
        withIdentifier: SectionEdgeView.reuseIdentifier) as? SectionEdgeView
    else { return nil }
    view.show(drawing, of: id, background: edgeBackground)
    edges.insert(view)
    return view
  }

  private func edgeView(_ native: any NativeEdgeContent, in table: UITableView) -> UIView? {
    hasNativeEdges = true
    let identifier = native.reuseIdentifier
    if registered.insert(identifier).inserted { native.register(in: table) }
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    if let view { native.configure(view) }
    return view
  }

  /// How tall the header or footer of a section is.
  ///
  /// Where rows go from edge to edge without any gap, an edge without content takes no room.
  func edgeHeight(
    _ side: EdgeDrawing.Side, ofSection section: Int, in table: UITableView
  ) -> CGFloat {
    guard let drawing = edge(side, ofSection: section) else { return .leastNonzeroMagnitude }
    if nativeEdge(side, ofSection: section) != nil {
      switch drawing.height {
      case .automatic: return UITableView.automaticDimension
      case .fixed(let points): return max(CGFloat(points), .leastNonzeroMagnitude)
      }
    }
    let isPlain = table.style == .plain || page?.appearance == .plain
    if isPlain, drawing.part == nil { return table.style == .plain ? 0 : .leastNonzeroMagnitude }
    let height = CGFloat(drawing.height(width: contentWidth))
    // A grouped table takes 0 for a height of its own choice.
    return table.style == .plain ? height : max(height, .leastNonzeroMagnitude)
  }

  /// How tall it may be, as long as nobody has asked its view.
  func estimatedEdgeHeight(
    _ side: EdgeDrawing.Side, ofSection section: Int, in table: UITableView
  ) -> CGFloat {
    let height = edgeHeight(side, ofSection: section, in: table)
    return height < 0 ? 28 : height
  }

  /// What stands above or below the rows of a section, drawn from parts.
  func edge(_ side: EdgeDrawing.Side, ofSection section: Int) -> EdgeDrawing? {
    guard let page, let style = page.style(ofSection: section) else { return nil }
    let content = page.sections[section]
    return EdgeDrawing(
      side, of: side == .header ? content.header : content.footer, style: style, context: drawing)
  }

  /// What stands there in a view of the application's own.
  private func nativeEdge(
    _ side: EdgeDrawing.Side, ofSection section: Int
  ) -> (any NativeEdgeContent)? {
    guard let page, page.sections.indices.contains(section),
      let edges = page.sections[section].hostEdges
    else { return nil }
    return (side == .header ? edges.header : edges.footer) as? any NativeEdgeContent
  }

  /// The colour behind headers and footers that rows pass below.
  private var edgeBackground: UIColor? {
    guard let table, let page, table.style == .plain else { return nil }
    return drawing.color(page.pageStyle.pageBackground)
  }
}

/// Headers and footers that are there already.
extension TableHost {
  /// Draws the headers and footers of sections anew.
  func showEdges() {
    guard let page else { return }
    let sections = Dictionary(
      page.sections.enumerated().map { ($0.element.id, $0.offset) }
    ) { first, _ in first }
    for view in edges.all {
      guard let side = view.drawing?.side, let id = view.section, let section = sections[id],
        let drawing = edge(side, ofSection: section)
      else { continue }
      view.show(drawing, of: id, background: edgeBackground)
    }
    if hasNativeEdges || page.sections.contains(where: { $0.hostEdges != nil }) {
      showNativeEdges(of: page)
    }
  }

  /// Has views of the application's own show what they should, and exchanges those that cannot.
  private func showNativeEdges(of page: PageSnapshot) {
    guard let table else { return }
    var exchanged = IndexSet()
    for section in page.sections.indices {
      let views: [(EdgeDrawing.Side, UITableViewHeaderFooterView?)] = [
        (.header, table.headerView(forSection: section)),
        (.footer, table.footerView(forSection: section)),
      ]
      for case (let side, let view?) in views {
        switch nativeEdge(side, ofSection: section) {
        case let native? where view.reuseIdentifier == native.reuseIdentifier:
          native.configure(view)
        case .some: exchanged.insert(section)
        case nil where NativeEdge.isOne(view): exchanged.insert(section)
        case nil: break
        }
      }
    }
    if !exchanged.isEmpty { table.reloadSections(exchanged, with: .none) }
  }
}
#endif
