// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting

/// The dialogs of a window, which are shown one after another.
@MainActor
final class PageDialogs {
  private unowned let window: PageWindow
  /// The dialog that the user has not answered yet, or `nil` if there is none.
  private var open: Dialog?
  private var waiting: [Dialog] = []

  init(window: PageWindow) { self.window = window }

  /// The dialog that was presented last, or `nil` if the user has answered all dialogs.
  var newest: DialogID? { (waiting.last ?? open)?.id }

  /// Returns true if the user has not answered a dialog yet.
  func contains(_ id: DialogID) -> Bool { open?.id == id || waiting.contains { $0.id == id } }

  /// Presents a dialog, now or after the user has answered the dialogs before it.
  func present(_ dialog: Dialog) {
    waiting.append(dialog)
    presentNext()
  }

  /// Refuses the dialogs that the user has not answered, because the window is closed.
  func windowClosed() {
    let dialogs = (open.map { [$0] } ?? []) + waiting
    open = nil
    waiting = []
    for dialog in dialogs { refuse(dialog) }
  }

  /// Answers a dialog of a closed window as if the user had canceled it, in the next turn of the main loop.
  ///
  /// A notice is not answered, because the user has not acknowledged it, and its action may be to try again.
  func refuse(_ dialog: Dialog) {
    guard dialog.actions.contains(where: { $0.role != .cancel }) else { return }
    let window = window
    MainLoop.after(0) { window.navigator.answer(dialog.id, action: nil) }
  }

  private func presentNext() {
    guard open == nil, !waiting.isEmpty, !window.isClosed else { return }
    let dialog = waiting.removeFirst()
    open = dialog
    let message = dialog.message.isEmpty ? nil : dialog.message
    guard let widget = adw_message_dialog_new(window.pointer.cast(), dialog.title, message) else {
      return
    }
    let native: UnsafeMutablePointer<AdwMessageDialog> = widget.cast()
    for index in dialog.buttonOrder {
      let action = dialog.actions[index]
      adw_message_dialog_add_response(native, "\(index)", action.title.withoutMnemonic)
      adw_message_dialog_set_response_appearance(native, "\(index)", action.role.appearance)
    }
    if let cancel = dialog.actions.firstIndex(where: { $0.role == .cancel }) {
      adw_message_dialog_set_close_response(native, "\(cancel)")
    }
    let entry = dialog.field.flatMap { DialogEntry($0) }
    if let entry { add(entry, of: dialog, to: native) }
    // The field must already be in the dialog, because widgets do not inherit their direction.
    if let screen = window.top { widget.setDirection(screen.host.context.direction) }
    observe("response", of: widget.raw) { [weak self] arguments in
      self?.answer(dialog, Int(arguments.text(1)), entry?.text, in: widget)
    }
    // With its last reference, a dialog of GTK 4.8 takes the focus from a password entry that was released before.
    observe("unmap", of: widget.raw) { _ in gtk_window_set_focus(widget.cast(), nil) }
    window.heldReturn.stop(in: widget)
    gtk_window_present(widget.cast())
  }

  /// Adds a field, and disables the actions that need text while there is none.
  private func add(
    _ entry: DialogEntry, of dialog: Dialog, to native: UnsafeMutablePointer<AdwMessageDialog>
  ) {
    adw_message_dialog_set_extra_child(native, entry.pointer)
    if let action = dialog.defaultAction {
      adw_message_dialog_set_default_response(native, "\(action)")
    }
    entry.onChange = { text in
      for index in dialog.actions.indices {
        let isEnabled = dialog.isEnabled(actionAt: index, text: text)
        adw_message_dialog_set_response_enabled(native, "\(index)", isEnabled.glib)
      }
    }
    entry.onChange?(entry.text)
    entry.focus()
  }

  private func answer(
    _ dialog: Dialog, _ action: Int?, _ text: String?, in widget: WidgetPointer
  ) {
    // GTK destroys the open dialog of a closed window.
    guard open?.id == dialog.id else { return }
    open = nil
    // The action may close the window, inside a signal of the dialog. Both are released in the next turn.
    let window = window
    g_object_ref(widget.raw)
    MainLoop.after(0) { withExtendedLifetime(window) { g_object_unref(widget.raw) } }
    window.navigator.answer(dialog.id, action: action, text: text)
    presentNext()
  }
}

extension Dialog {
  /// The positions of the actions in the order of their buttons from left to right: those that
  /// cancel first, and then the others from the last one to the first one.
  ///
  /// Libadwaita shows the buttons from bottom to top if they do not fit side by side, so that the
  /// first action is at the top and the one that cancels is at the bottom.
  fileprivate var buttonOrder: [Int] {
    let cancels = actions.indices.filter { actions[$0].role == .cancel }
    return cancels + actions.indices.reversed().filter { actions[$0].role != .cancel }
  }
}

extension DialogAction.Role {
  fileprivate var appearance: AdwResponseAppearance {
    switch self {
    case .normal: ADW_RESPONSE_SUGGESTED
    case .cancel: ADW_RESPONSE_DEFAULT
    case .destructive: ADW_RESPONSE_DESTRUCTIVE
    }
  }
}

extension String {
  /// The text with escaped underscores, for a label in which an underscore marks a mnemonic key.
  var withoutMnemonic: String {
    split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
  }
}
#endif
