// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseTestSupport
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Bar buttons that follow the model")
@MainActor
struct ModelFollowingTests {
  /// A model that is not observable.
  final class Playlist {
    var isEditing = true
  }

  /// A model that only the controller reads.
  @Observable @MainActor
  final class Draft {
    var isChanged = false
  }

  struct Songs: TablePage {
    let playlist: Playlist
    var title: String { "Songs" }
    var isEditing: Bool { playlist.isEditing }
    var sections: [TableSection] {
      TableSection { Row("Done").onSelect { playlist.isEditing = false } }
    }
  }

  final class SongsController: TablePageController {
    var playlist: Playlist?
    var draft: Draft?
    private(set) var calls = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      playlist?.isEditing = editing
    }

    override func modelDidChange() {
      super.modelDidChange()
      calls += 1
      navigationItem.rightBarButtonItem?.isEnabled = draft?.isChanged == true
      guard let playlist, playlist.isEditing != isEditing else { return }
      setEditing(playlist.isEditing, animated: true)
    }
  }

  private let screen = TableScreen()
  private let playlist = Playlist()
  private let draft = Draft()

  private func controller() -> SongsController {
    let controller = SongsController(Songs(playlist: playlist))
    (controller.playlist, controller.draft) = (playlist, draft)
    return controller
  }

  private func wait(until isDone: () -> Bool) async {
    await waitUntil { isDone() }
    #expect(isDone())
  }

  @Test("A controller follows a model that is not observable and that a row has changed")
  func plain() async {
    let controller = controller()
    #expect(controller.calls == 0)
    screen.stack.pushViewController(controller, animated: false)
    screen.settle()
    #expect(controller.isEditing && controller.calls > 0)
    controller.tableView.tap(row: IndexPath(row: 0, section: 0))
    await wait { !controller.isEditing }
    #expect(!controller.tableView.isEditing)
  }

  @Test("A controller follows an observable model that its page does not read")
  func observable() async {
    let controller = controller()
    screen.stack.pushViewController(controller, animated: false)
    screen.settle()
    func isEnabled() -> Bool { controller.navigationItem.rightBarButtonItem?.isEnabled == true }
    #expect(!isEnabled())
    for isChanged in [true, false, true] {
      draft.isChanged = isChanged
      await wait { isEnabled() == isChanged }
    }
  }

  @Test("A controller is not called without a change, and is released")
  func rest() async {
    weak var released: SongsController?
    do {
      let controller = controller()
      released = controller
      screen.stack.pushViewController(controller, animated: false)
      screen.settle()
      for _ in 0..<20 { await Task.yield() }
      let calls = controller.calls
      for _ in 0..<20 { await Task.yield() }
      #expect(controller.calls == calls)
      screen.stack.popViewController(animated: false)
    }
    await wait { released == nil }
    draft.isChanged = true
  }
}
#endif
