// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import Rowhouse
import Testing
import UIKitDriving

@MainActor
@Suite("The packing list in the app")
struct PackingTests {
  /// The titles of the rows of a section, as cells show them.
  private func texts(_ screen: AppScreen, _ section: Int) -> [String] {
    (0..<screen.table.numberOfRows(inSection: section)).compactMap {
      screen.texts(at: IndexPath(row: $0, section: section)).first
    }
  }

  @Test("Things are dragged to another section while the order is edited")
  func dragging() {
    let screen = AppScreen(opening: .packing)
    screen.view(UISwitch.self, in: screen.indexPath(of: "edit")).tap()
    screen.settle()
    let (source, target) = (IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 2))
    screen.table.drag(row: source, to: target)
    screen.settle()
    #expect(texts(screen, 1) == ["Socket adapter"])
    #expect(texts(screen, 2)[...2] == ["Passport", "Sun cream", "Raincoat"])
    #expect(screen.check().faults == [])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test("The menu inside the menu moves a thing", arguments: GalleryLanguage.allCases)
  func menu(language: GalleryLanguage) {
    let screen = AppScreen(opening: .packing, language)
    let (say, indexPath) = (screen.gallery.say, IndexPath(row: 0, section: 1))
    let name = screen.texts(at: indexPath)
    screen.table.longPress(row: indexPath)
    screen.table.chooseMenuItem(say(.packed))
    screen.settle()
    #expect(screen.texts(at: IndexPath(row: 1, section: 3)) == name)
    #expect(screen.check().faults == [])
  }
}
#endif
