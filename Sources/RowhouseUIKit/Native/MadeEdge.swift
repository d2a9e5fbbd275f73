// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// A header or footer that contains a view from a closure.
struct MadeEdge<Datum: Equatable & Sendable>: MadeEdgeContent {
  let datum: Datum
  let view: @MainActor (Datum) -> UIView

  func makeView() -> UIView { view(datum) }

  func showsSame(as other: any HostEdge) -> Bool { (other as? Self)?.datum == datum }
}

/// The absence of a datum in a header or footer that never changes.
struct NoDatum: Equatable, Sendable {}

/// A header or footer whose view does not exist until it is shown.
protocol MadeEdgeContent: HostEdge {
  /// Creates the view.
  @MainActor func makeView() -> UIView
}

/// The views that closures of headers and footers have made, by section.
///
/// A page describes its headers anew at each evaluation, and the view has to outlive that.
@MainActor
struct MadeEdges {
  private struct Key: Hashable {
    let section: ItemID
    let side: EdgeDrawing.Side
  }

  private struct Entry {
    let content: any MadeEdgeContent
    let edge: HostedEdge
  }

  private var entries: [Key: Entry] = [:]

  /// Returns the view of a header or footer, which is made if there is none with the same datum.
  mutating func edge(
    for content: any MadeEdgeContent, _ side: EdgeDrawing.Side, ofSection section: ItemID,
    on page: PageSnapshot
  ) -> HostedEdge {
    let key = Key(section: section, side: side)
    if let entry = entries[key], entry.content.showsSame(as: content) { return entry.edge }
    // Sections that were deleted leave their views here until there are as many as others.
    if entries.count > 2 * page.sections.count + 16 {
      let sections = Set(page.sections.map(\.id))
      entries = entries.filter { sections.contains($0.key.section) }
    }
    let edge = HostedEdge(content.makeView())
    entries[key] = Entry(content: content, edge: edge)
    return edge
  }
}
#endif
