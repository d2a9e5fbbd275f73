// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// A header or footer that contains a view from a closure.
struct BuiltHeaderFooter<Datum: Equatable & Sendable>: BuiltHeaderFooterContent {
  let datum: Datum
  let view: @MainActor (Datum) -> UIView

  func makeView() -> UIView { view(datum) }

  func showsSame(as other: any HostHeaderFooter) -> Bool { (other as? Self)?.datum == datum }
}

/// The datum of a header or footer whose view is created only once.
struct NoDatum: Equatable, Sendable {}

/// A header or footer whose view does not exist until it is shown.
protocol BuiltHeaderFooterContent: HostHeaderFooter {
  @MainActor func makeView() -> UIView
}

/// The views that the closures of headers and footers have created, by section.
///
/// Each evaluation of a page describes its headers again, but must not create their views again.
@MainActor
struct BuiltHeaderFooters {
  private struct Key: Hashable {
    let section: ItemID
    let side: HeaderFooterDrawing.Side
  }

  private struct Entry {
    let content: any BuiltHeaderFooterContent
    let headerFooter: HostedHeaderFooter
  }

  private var entries: [Key: Entry] = [:]

  /// Returns the view of a header or footer, and creates it if there is no view for the same datum.
  mutating func headerFooter(
    for content: any BuiltHeaderFooterContent, _ side: HeaderFooterDrawing.Side,
    ofSection section: ItemID,
    on page: PageSnapshot
  ) -> HostedHeaderFooter {
    let key = Key(section: section, side: side)
    if let entry = entries[key], entry.content.showsSame(as: content) { return entry.headerFooter }
    // Removes the views of deleted sections once there are about as many of them as of other views.
    if entries.count > 2 * page.sections.count + 16 {
      let sections = Set(page.sections.map(\.id))
      entries = entries.filter { sections.contains($0.key.section) }
    }
    let headerFooter = HostedHeaderFooter(content.makeView())
    entries[key] = Entry(content: content, headerFooter: headerFooter)
    return headerFooter
  }
}
#endif
