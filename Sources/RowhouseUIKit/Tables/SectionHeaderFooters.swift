// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The headers and footers of sections in a table.
@MainActor
final class SectionHeaderFooters {
  private var views = LiveViews<SectionHeaderFooterView, ItemID>()
  private var reused = ReusedViews()
  /// True once a custom header or footer has been shown.
  private var hasShownNative = false
}

extension SectionHeaderFooters {
  /// Returns a view for the header or footer of a section, or `nil` if there is none.
  func view(
    _ side: HeaderFooterDrawing.Side, ofSection section: Int, in shown: PageInTable
  ) -> UIView? {
    if let native = shown.nativeHeaderFooter(side, ofSection: section) {
      hasShownNative = true
      let view = reused.edgeView(native.viewType, native.reuseIdentifier, in: shown.table)
      if let view { shown.driver.asCurrent { native.configure(view) } }
      return view
    }
    guard let drawing = shown.headerFooter(side, ofSection: section),
      let view = reused.edgeView(
        SectionHeaderFooterView.self, SectionHeaderFooterView.reuseIdentifier, in: shown.table)
        as? SectionHeaderFooterView
    else { return nil }
    let id = shown.page.sections[section].id
    view.show(
      drawing, ofSection: id, background: shown.headerFooterBackground, in: shown.drawing.host)
    views[view] = id
    return view
  }

  /// Returns true if every header and footer is drawn in a given context.
  func areDrawn(in context: DrawingContext) -> Bool {
    views.all.allSatisfy { $0.view.drawing?.context === context }
  }

  /// Draws the existing headers and footers again.
  func redraw(in shown: PageInTable) {
    let page = shown.page
    let sections = Dictionary(
      page.sections.enumerated().map { ($0.element.id, $0.offset) }
    ) { first, _ in first }
    for (view, id) in views.all {
      guard let side = view.drawing?.side, let section = sections[id],
        let drawing = shown.headerFooter(side, ofSection: section)
      else { continue }
      view.show(
        drawing, ofSection: id, background: shown.headerFooterBackground, in: shown.drawing.host)
    }
    if hasShownNative || page.sections.contains(where: { $0.hostHeaderFooters != nil }) {
      redrawNative(in: shown)
    }
  }

  /// Configures custom views again, and replaces those whose class has changed.
  private func redrawNative(in shown: PageInTable) {
    var exchanged = IndexSet()
    for section in shown.page.sections.indices {
      let views: [(HeaderFooterDrawing.Side, UITableViewHeaderFooterView?)] = [
        (.header, shown.table.headerView(forSection: section)),
        (.footer, shown.table.footerView(forSection: section)),
      ]
      for case (let side, let view?) in views {
        switch shown.nativeHeaderFooter(side, ofSection: section) {
        case let native? where view.reuseIdentifier == native.reuseIdentifier:
          shown.driver.asCurrent { native.configure(view) }
        case .some: exchanged.insert(section)
        case nil where NativeHeaderFooter.isOne(view): exchanged.insert(section)
        case nil: break
        }
      }
    }
    if !exchanged.isEmpty { shown.table.exchangeViews(ofSections: exchanged) }
  }
}
#endif
