// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting

extension NavigationRequest {
  /// True if the request shows another view controller.
  ///
  /// Dialogs and messages have their own queues.
  var showsController: Bool {
    switch self {
    case .push, .replace, .system(.share), .system(.choosePicture): true
    case .pop, .present, .toast, .progress, .scroll, .focus, .select, .deselect, .system(.open),
      .system(.copy):
      false
    }
  }

  /// True if the request shows a page, which a navigation controller can do before it is visible.
  var isPush: Bool {
    switch self {
    case .push, .replace: true
    case .pop, .present, .toast, .progress, .scroll, .focus, .select, .deselect, .system: false
    }
  }

  /// True if the request pushes, pops, presents, or dismisses a view controller other than a dialog.
  var changesControllers: Bool {
    if case .pop = self { return true }
    return showsController
  }

  /// True if the request shows changes of the model in the table, and then scrolls the table or
  /// selects rows.
  var changesTable: Bool {
    switch self {
    case .scroll, .focus, .select, .deselect: true
    case .push, .pop, .replace, .present, .toast, .progress, .system: false
    }
  }

  /// The name of the request in diagnostics.
  var name: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .replace: "replace"
    case .present: "present"
    case .toast: "toast"
    case .scroll: "scroll"
    case .focus(.row), .focus(.reference): "focus"
    case .focus(.firstError), .focus(.firstErrorOfForm): "focus the first error"
    case .select: "select"
    case .deselect: "deselect"
    case .progress: "progress"
    case .system(.open): "open"
    case .system(.share): "share"
    case .system(.copy): "copy"
    case .system(.choosePicture): "choose a picture"
    }
  }
}
#endif
