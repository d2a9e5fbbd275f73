// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseLayout

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
