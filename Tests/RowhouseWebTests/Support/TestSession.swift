// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Rowhouse
import RowhouseTesting

@testable import RowhouseWeb

/// A session of a random page, and a document to which its messages are applied.
@MainActor
final class TestSession {
  let model: Model
  let session: WebSession
  private var known: Int
  var dom: ReferenceDOM

  init(_ page: RandomPage) {
    let model = Model(page)
    self.model = model
    session = WebSession(token: "token", path: "/", diagnostics: .silent) { _ in
      RandomTablePage(page: { model.page }, tone: { 0 }, log: HandlerLog())
    }
    _ = session.document(client: "1")
    known = session.version
    dom = ReferenceDOM(main: session.mainMarkup().text)
  }

  /// Shows another page, and applies the messages.
  func show(_ page: RandomPage) throws {
    model.page = page
    session.top.driver?.flush()
    for message in session.messages(after: known) {
      known = message.version
      dom.apply(try message.members())
    }
  }

  @MainActor
  @Observable
  final class Model {
    var page: RandomPage
    init(_ page: RandomPage) { self.page = page }
  }
}

extension SessionMessage {
  /// Returns the members of the message.
  func members() throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }
}
