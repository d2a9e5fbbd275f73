// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseLayout

/// The row whose field the user edits.
extension TableView {
  /// The row if all of it is in view, or `nil`.
  var editedRowInView: RowView? {
    for (position, view) in live {
      guard let row = view as? RowView, row.canvas.editedControl != nil else { continue }
      let top = nextOffset + stickyHeight(above: position)
      let isInView =
        index.offset(of: position) >= top
        && index.offset(of: position + 1) <= nextOffset + viewHeight
      return isInView ? row : nil
    }
    return nil
  }

  /// Scrolls a row that was in view into view after a change of the page, unless a scroll is pending or the end of the page
  /// stays in view.
  func keepInView(_ row: RowView) {
    guard pendingView == nil, !(isAtEnd && source?.followsEnd == true),
      let position = position(of: row)
    else { return }
    scrollIntoView(entryAt: position)
  }
}

/// The caret of a multiline field, which is as tall as its lines and may be taller than the view.
extension TableView {
  /// Scrolls the caret of the field that the user edits into view after the next layout.
  func showCaret() {
    showsCaret = true
    queueLayout()
  }

  /// Scrolls in the next turn of the main loop.
  ///
  /// To find the caret, a text view may lay out lines, and request another height, which it must not do during the layout.
  func scrollToCaretLater() {
    showsCaret = false
    MainLoop.after(0) { [weak self] in self?.scrollToCaret() }
  }

  private func scrollToCaret() {
    for (position, view) in live {
      guard let lines = (view as? RowView)?.canvas.editedControl as? LinesPartView,
        let caret = lines.caret(in: pointer)
      else { continue }
      let top = stickyHeight(above: position)
      if caret.y < top {
        scroll(by: caret.y - top)
      } else if caret.y + caret.height > viewHeight {
        scroll(by: min(caret.y - top, caret.y + caret.height - viewHeight))
      }
    }
  }
}
#endif
