// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// A window whose handlers for rows that enter or leave the view change the page and send requests while the
/// table is laid out.
@MainActor
final class DisplayHandlers {
  private let state = State()
  private let shown: ShownWindow
  private var window: PageWindow { shown.window }
  private var inspector: ScreenInspector { shown.inspector }
  private let name: String
  private var faults: [String] = []

  private init(_ handler: Handler, _ wish: Wish) {
    name = "\(wish) when a row \(handler)"
    (state.handler, state.wish) = (handler, wish)
    shown = ShownWindow(RowsPage(state: state))
  }

  fileprivate enum Handler: CaseIterable {
    case comes
    case leaves
  }

  /// The request of the handler.
  fileprivate enum Wish: CaseIterable {
    case scroll
    case select
    case focus
    case push
  }

  @MainActor
  @Observable
  fileprivate final class State {
    var numbers = Array(0..<200)
    @ObservationIgnored var handler = Handler.comes
    @ObservationIgnored var wish = Wish.scroll
    /// True until the handler has been called.
    @ObservationIgnored var isWaiting = true

    /// Deletes most rows, and makes the request that the test has chosen.
    func handle(_ handler: Handler, by navigator: Navigator) {
      guard isWaiting, handler == self.handler else { return }
      isWaiting = false
      numbers = [0, 1, 2]
      switch wish {
      case .scroll: navigator.scroll(to: 0)
      case .select: navigator.select(1)
      case .focus: navigator.focusFirstError()
      case .push: navigator.push(NextPage())
      }
    }
  }

  private struct RowsPage: TablePage {
    let state: State
    var title: String { "Rows" }
    var sections: [TableSection] {
      TableSection(state.numbers, id: \.self, header: "Rows") { number in
        FieldRow("Row \(number)", text: "") { _ in }
          .error(number == 2 ? "Empty" : nil)
          .onWillDisplay { if number == 100 { state.handle(.comes, by: navigator) } }
          .onDidEndDisplaying { if number == 4 { state.handle(.leaves, by: navigator) } }
      }
    }
  }

  fileprivate struct NextPage: TablePage {
    var title: String { "Next" }
    var sections: [TableSection] { TableSection("Rows") { Row("Row") } }
  }
}

extension DisplayHandlers {
  /// Scrolls until the handler of a row is called, with each request in turn.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    Handler.allCases.flatMap { handler in
      Wish.allCases.flatMap { wish in
        let handlers = DisplayHandlers(handler, wish)
        handlers.use()
        handlers.window.close()
        MainTurns.runPending()
        return handlers.faults.map { "\(handlers.name): \($0)" }
      }
    }
  }

  private func use() {
    for _ in 0..<400 where state.isWaiting {
      inspector.scroll(by: 50)
      inspector.layOut()
    }
    if state.isWaiting { return faults.append("the handler was not called") }
    MainTurns.runPending()
    check()
  }

  private func check() {
    if state.wish == .push {
      if inspector.title != "Next" { faults.append("the window shows “\(inspector.title)”") }
      window.navigator.pop()
      MainTurns.runPending()
    }
    inspector.layOut()
    if inspector.rowCounts != [3] { faults.append("the page has \(inspector.rowCounts) rows") }
    if inspector.offset != 0 { faults.append("the page is at \(inspector.offset)") }
    for (indexPath, contents) in inspector.liveRows
    where contents.texts.first != "Row \(indexPath.row)" {
      faults.append("row \(indexPath.row) shows \(contents.texts)")
    }
    let frames = inspector.rowFrames.sorted { $0.key < $1.key }.map(\.value)
    for (frame, next) in zip(frames, frames.dropFirst()) where frame.y + frame.height != next.y {
      faults.append("the row below \(frame) is at \(next)")
    }
    let selected = window.navigator.selectedRows
    if state.wish == .select, selected != [ItemID(1)] { faults.append("\(selected) are selected") }
    if state.wish == .focus {
      let focus = gtk_root_get_focus(inspector.nativeWindow)
      let field = inspector.row(at: RowIndexPath(section: 0, row: 2))?.controls.first?.widget
      if focus == nil || focus != field?.widget { faults.append("the error has no focus") }
    }
  }
}
#endif
