// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("What the closures of custom cells read")
@MainActor
struct NativeModelTests {
  @Observable
  final class Track {
    var name: String
    var height: CGFloat = 60

    init(_ name: String) { self.name = name }
  }

  /// A track that is compared by its number.
  @Observable
  final class NumberedTrack: Equatable {
    let number = 1
    var name = "one"

    nonisolated static func == (first: NumberedTrack, second: NumberedTrack) -> Bool {
      first.number == second.number
    }
  }

  final class TrackCell: UITableViewCell {
    var name = ""
    var shows = 0
    var height: CGFloat = 60
    var onOpen: (() -> Void)?

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      CGSize(width: targetSize.width, height: height)
    }
  }

  final class OpeningHeader: UITableViewHeaderFooterView {
    var onOpen: (() -> Void)?
  }

  final class OpeningView: UIView {
    var onOpen: (() -> Void)?
  }

  struct TrackPage: TablePage {
    let tracks: [Track]
    let isData: Bool

    var title: String { "Tracks" }
    var sections: [TableSection] {
      if isData {
        TableSection(tracks.indices, id: \.self) { row(tracks[$0]) }
      } else {
        TableSection { for (index, track) in tracks.enumerated() { row(track).id(index) } }
      }
    }

    private func row(_ track: Track) -> NativeRow {
      NativeRow(TrackCell.self, track) { cell, track, _ in
        cell.name = track.name
        cell.height = track.height
        cell.shows += 1
      }
    }
  }

  struct OpeningPage: TablePage {
    var title: String { "Openings" }
    var sections: [TableSection] {
      TableSection {
        NativeRow(TrackCell.self, "cell") { cell, name, _ in
          cell.onOpen = { [navigator] in navigator.alert(name) }
        }
        NativeRow(TrackCell.self, "displayed") { _, _, _ in }
          .onWillDisplay(TrackCell.self) { cell in
            cell.onOpen = { [navigator] in navigator.alert("displayed") }
          }
      }
      .header(OpeningHeader.self, "header") { header, name in
        header.onOpen = { [navigator] in navigator.alert(name) }
      }
      .footer(of: "footer") { name in
        let view = OpeningView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.onOpen = { [navigator] in navigator.alert(name) }
        return view
      }
    }
  }

  private func cell(_ row: Int, in screen: TableScreen) throws -> TrackCell {
    try #require(
      screen.table.cellForRow(at: IndexPath(row: row, section: 0)) as? TrackCell)
  }

  /// Waits for the next turns of the main loop.
  private func finish(_ screen: TableScreen) async {
    for _ in 0..<20 { await Task.yield() }
    screen.window.layoutIfNeeded()
    Animations.finish()
    screen.window.layoutIfNeeded()
  }

  @Test("A changed object is shown in the same cell, at its new height", arguments: [false, true])
  func changes(isData: Bool) async throws {
    let tracks = (0..<3).map { Track("\($0)") }
    let screen = TableScreen(TrackPage(tracks: tracks, isData: isData))
    let cells = try (0..<3).map { try cell($0, in: screen) }
    let shows = cells.map(\.shows)
    tracks[1].name = "uno"
    tracks[1].height = 90
    await finish(screen)
    #expect(cells.map(\.name) == ["0", "uno", "2"])
    #expect(try cell(1, in: screen) === cells[1])
    #expect(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 90)
    #expect(zip(cells, shows).map { $0.shows - $1 } == [0, 1, 0])
    tracks[1].name = "due"
    await finish(screen)
    #expect(cells[1].name == "due")
  }

  @Test("A changed object that equals its former self is shown")
  func equalObjects() async throws {
    let track = NumberedTrack()
    let screen = TableScreen()
    screen.driver.sections = [
      TableSection {
        NativeRow(TrackCell.self, track) { cell, track, _ in cell.name = track.name }
      }
    ]
    screen.settle()
    track.name = "two"
    await finish(screen)
    #expect(try cell(0, in: screen).name == "two")
  }

  @Test("An update that shows a change first is not followed by another one")
  func updates() async throws {
    let tracks = [Track("0")]
    let screen = TableScreen(TrackPage(tracks: tracks, isData: false))
    let cell = try cell(0, in: screen)
    tracks[0].name = "new"
    screen.driver.update()
    screen.settle()
    let shows = cell.shows
    #expect(cell.name == "new")
    await finish(screen)
    #expect(cell.shows == shows)
  }

  @Test("Closures that cells, headers, and footers store can use the navigator")
  func navigation() throws {
    let screen = TableScreen(OpeningPage())
    let header = screen.table.headerView(forSection: 0) as? OpeningHeader
    let footer = screen.table.footerView(forSection: 0)?.contentView.subviews.first
    let openings = [
      try cell(0, in: screen).onOpen, try cell(1, in: screen).onOpen, header?.onOpen,
      (footer as? OpeningView)?.onOpen,
    ]
    for (opening, title) in zip(openings, ["cell", "displayed", "header", "footer"]) {
      let open = try #require(opening)
      open()
      screen.settle()
      let alert = try #require(screen.window.frontmostController as? UIAlertController)
      #expect(alert.title == title)
      alert.tap("OK")
      screen.settle()
    }
  }
}
#endif
