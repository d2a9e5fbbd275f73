// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// Headers and footers of sections.
extension PageInTable {
  /// Returns the drawing of a header or footer from parts, or `nil` if there is no such section.
  func headerFooter(_ side: HeaderFooterDrawing.Side, ofSection section: Int)
    -> HeaderFooterDrawing?
  {
    guard let style = page.style(ofSection: section) else { return nil }
    let content = page.sections[section]
    return HeaderFooterDrawing(
      side, of: side == .header ? content.header : content.footer,
      button: side == .header ? content.headerButton : nil, style: style, in: self)
  }

  /// Returns the height of a header or footer for the delegate of the table.
  ///
  /// In pages with plain appearance, an empty header or footer takes no space.
  func edgeHeight(_ side: HeaderFooterDrawing.Side, ofSection section: Int) -> CGFloat {
    guard let drawing = headerFooter(side, ofSection: section) else {
      return .leastNonzeroMagnitude
    }
    if hostHeaderFooter(side, ofSection: section) != nil {
      switch drawing.height {
      case .automatic:
        return nativeHeaderFooter(side, ofSection: section)?.height.map {
          max($0, .leastNonzeroMagnitude)
        }
          ?? UITableView.automaticDimension
      case .fixed(let points): return max(CGFloat(scaled(points)), .leastNonzeroMagnitude)
      }
    }
    let isPlain = table.style == .plain || page.appearance == .plain
    if isPlain, drawing.part == nil { return table.style == .plain ? 0 : .leastNonzeroMagnitude }
    let height = CGFloat(drawing.height(width: contentWidth))
    // A grouped table replaces a height of 0 with its default height.
    return table.style == .plain ? height : max(height, .leastNonzeroMagnitude)
  }

  /// Returns an estimate of the height of a header or footer.
  func estimatedEdgeHeight(_ side: HeaderFooterDrawing.Side, ofSection section: Int) -> CGFloat {
    let height = edgeHeight(side, ofSection: section)
    return height == UITableView.automaticDimension ? 28 : height
  }

  /// The color behind headers and footers that rows scroll under, or `nil` if rows scroll under
  /// none.
  var headerFooterBackground: UIColor? {
    table.style == .plain ? context.color(page.pageStyle.pageBackground) : nil
  }
}

extension PageInTable {
  /// Returns the custom header or footer of a section, or `nil` if it is drawn from parts.
  func nativeHeaderFooter(
    _ side: HeaderFooterDrawing.Side, ofSection section: Int
  ) -> (any NativeHeaderFooterContent)? {
    let headerFooter = hostHeaderFooter(side, ofSection: section)
    guard let made = headerFooter as? any BuiltHeaderFooterContent else {
      return headerFooter as? any NativeHeaderFooterContent
    }
    return driver.asCurrent {
      drawing.builtHeaderFooters.headerFooter(
        for: made, side, ofSection: page.sections[section].id, on: page)
    }
  }

  private func hostHeaderFooter(_ side: HeaderFooterDrawing.Side, ofSection section: Int) -> (
    any HostHeaderFooter
  )? {
    guard page.sections.indices.contains(section),
      let headerFooters = page.sections[section].hostHeaderFooters
    else { return nil }
    return side == .header ? headerFooters.header : headerFooters.footer
  }
}
#endif
