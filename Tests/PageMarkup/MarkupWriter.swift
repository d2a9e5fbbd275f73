// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseWeb

/// A writer that renders descriptions as documents of one session, so that class names keep their
/// meanings.
@MainActor
final class MarkupWriter {
  private let model = PageModel()
  private let session: WebSession
  private var lastEvent = 0

  init() {
    let model = model
    session = WebSession(token: "token", path: "/") { _ in DescribedPage(model: model) }
  }

  /// Returns the document of a request and the rules of all documents so far.
  func answer(_ request: MarkupRequest) -> [String: String] {
    model.page = request.page
    if let below = request.below {
      model.page = PageDescription(title: below, appearance: "grouped", sections: [])
      flush()
      let pushed = PageModel()
      pushed.page = request.page
      session.navigator.push(DescribedPage(model: pushed))
    }
    flush()
    let answer = ["document": document(over: request), "styles": session.styles]
    if request.below != nil { send("back") }
    return answer
  }

  /// Returns the document of the shown page, with a dialog or a report above it.
  private func document(over request: MarkupRequest) -> String {
    guard request.dialog != nil || request.progress != nil else {
      return session.document(client: "1")
    }
    // Dialogs have no classes of the session, and numbers that begin with each session.
    let other = WebSession(token: "token", path: "/") { _ in DescribedPage(model: model) }
    if let dialog = request.dialog {
      for number in 1...dialog.number {
        let role = dialog.isDestructive ? ButtonRole.destructive : .normal
        if let field = dialog.field {
          other.navigator.ask(
            dialog.title, message: dialog.message, for: DialogField(field, text: "Old"),
            confirm: dialog.action, role: role
          ) { _ in }
        } else {
          other.navigator.confirm(
            dialog.title, message: dialog.message, confirm: dialog.action, role: role
          ) {}
        }
        // Dialogs are shown in order.
        if number < dialog.number {
          _ = other.receive("answer/\(number)", number: number, screen: 1)
        }
      }
    }
    if let progress = request.progress {
      _ = other.navigator.progress(progress.message, fraction: progress.fraction)
    }
    return other.document(client: "1")
  }

  /// Renders the changes since the last document.
  private func flush() { send("fields") }

  private func send(_ event: String) {
    lastEvent += 1
    let document = session.document(client: "1")
    let screen = document.firstMatch(of: /data-screen="(\d+)"/).flatMap { Int($0.1) } ?? 1
    let outcome = session.receive(event, number: lastEvent, screen: screen)
    precondition(outcome == .accepted, "“\(event)” is \(outcome)")
  }
}
