// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout

/// A search for the next row with a word that begins with the typed characters.
///
/// The search continues at the beginning of the page. It creates each row that it reads, so it goes on in later turns of
/// the main loop, until the user moves the focus or types another character, or the page changes its rows.
@MainActor
final class RowSearch {
  private weak var table: TableView?
  private var searches: ArraySlice<TypeAhead.Search>
  private let entries: TableEntries
  /// The position of the row with the focus at the beginning, or `nil` if there was none.
  private let focused: Int?
  private let start: Int
  /// The number of entries that the first of the searches has read.
  private var count = 0
  /// The time in microseconds at which the search ends.
  private let end = g_get_monotonic_time() + RowSearch.limit

  /// The greatest duration of a search, in microseconds.
  ///
  /// A page may have so many rows that reading all of them takes longer than a user waits.
  private static let limit: gint64 = 2_000_000
  /// The duration in microseconds after which a search goes on in another turn.
  private static let turn: gint64 = 5_000

  /// Creates a search in a table, whose first successful search finds the row.
  init(_ searches: [TypeAhead.Search], in table: TableView) {
    self.table = table
    self.searches = searches[...]
    entries = table.entries
    focused = table.focusedPosition
    start = focused ?? table.index.row(at: table.offset) ?? 0
  }

  /// Moves the focus to the row, now or in a later turn, as long as the search is retained.
  func run() {
    guard let table, table.pointer.containsFocus, table.focusedPosition == focused,
      table.entries == entries
    else { return }
    let endOfTurn = g_get_monotonic_time() + Self.turn
    while let search = searches.first {
      while count < entries.count {
        let position = (start + (search.startsAfterRow ? 1 : 0) + count) % entries.count
        count += 1
        if focus(position, of: table, for: search) { return }
        let time = g_get_monotonic_time()
        if time > end { return }
        // GTK draws frames in between.
        if time > endOfTurn {
          MainLoop.after(0.001) { [weak self] in self?.run() }
          return
        }
      }
      searches.removeFirst()
      count = 0
    }
  }

  /// Moves the focus to an entry if it is a row that the search finds.
  private func focus(_ position: Int, of table: TableView, for search: TypeAhead.Search) -> Bool {
    let entry = entries.entry(at: position)
    guard case .row(let row) = entry, table.source?.canFocus(entry) == true,
      let text = table.source?.text(of: row), search.matches(text),
      let view = table.view(at: position)
    else { return false }
    return gtk_widget_grab_focus(view.pointer) != 0
  }
}
#endif
