// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Observable @MainActor
private final class Inbox {
  var letters: [String] = []
}

private struct InboxPage: TablePage {
  let inbox: Inbox

  var title: String { "Inbox" }
  var loadState: LoadState {
    guard inbox.letters.isEmpty else { return .content }
    return .empty {
      Part.image(.uiImage(UIImage()), size: .square(64))
      Part.text("Nothing yet")
      Part.button("Write", control: "write")
    }
    .onAction { inbox.letters = ["first"] }
  }
  var sections: [TableSection] { TableSection(rows: inbox.letters.map { Row($0).row }) }
}

@Suite("A table without rows")
@MainActor
struct EmptyTableTests {
  @Test("Parts are below each other in the middle, and their button fills the table")
  func parts() throws {
    let screen = TableScreen(InboxPage(inbox: Inbox()))
    let parts = screen.parts(0).filter { $0 is UIImageView || $0 is UILabel || $0 is UIButton }
    #expect(parts.count == 3)
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let frames = parts.map { $0.convert($0.bounds, to: cell.contentView) }
    for frame in frames { #expect(abs(frame.midX - cell.contentView.bounds.midX) <= 0.5) }
    #expect(frames[0].maxY < frames[1].minY && frames[1].maxY < frames[2].minY)
    #expect(frames[0].minY >= 48 && cell.bounds.height - frames[2].maxY >= 48)
    try #require(screen.first(UIButton.self, 0)).tap()
    screen.settle()
    #expect(screen.texts(0) == ["first"])
  }
}
#endif
