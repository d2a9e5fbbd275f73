// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The headers and footers that a table has, on screen and kept for later.
@MainActor
struct LiveEdges {
  private struct Entry {
    weak var view: SectionEdgeView?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 16
}

extension LiveEdges {
  mutating func insert(_ view: SectionEdgeView) {
    entries[ObjectIdentifier(view)] = Entry(view: view)
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.view != nil }
    limit = max(16, entries.count * 2)
  }

  /// All of them.
  var all: [SectionEdgeView] { entries.values.compactMap(\.view) }
}
#endif
