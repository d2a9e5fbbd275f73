// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

@testable import RowhouseWeb

/// A session under test, whose user taps rows and goes back by the events of a client.
@MainActor
final class StackSession: StackProbe {
  private var session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
    ListPage("", [String]())
  }

  func show(_ page: any TablePage) {
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in page }
    _ = session.document(client: "1")
  }

  var depth: Int { session.screens.count }
  var title: String { session.top.page?.title ?? "" }

  func tap(row: Int) {
    let rows = HTMLTag.all(in: session.mainMarkup().text).filter {
      $0.classes.contains("row-button")
    }
    guard rows.indices.contains(row), let event = rows[row]["value"] else { return }
    send(event)
  }

  func goBack() { send("back") }

  func finishTransition() -> Bool { true }

  private func send(_ event: String) {
    _ = session.receive(event, number: session.nextEvent, screen: session.top.number)
  }
}
