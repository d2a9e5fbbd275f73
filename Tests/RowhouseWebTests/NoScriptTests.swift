// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Documents without a script")
struct NoScriptTests {
  @MainActor
  @Observable
  final class Model {
    var isLoaded = false
  }

  private func session(_ page: some TablePage) -> WebSession {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in page }
    _ = session.document(client: "1")
    return session
  }

  private struct LoadingListPage: TablePage {
    let model: Model
    let isPageLoading: Bool
    var title: String { "List" }
    private var state: LoadState { model.isLoaded ? .content : .loading() }
    var loadState: LoadState { isPageLoading ? state : .content }
    var sections: [TableSection] {
      TableSection { Row("Above") }
      TableSection { Row("Loaded") }.loadState(isPageLoading ? .content : state)
    }
  }

  @Test("A button shows the loaded page in place of one that is loading", arguments: [true, false])
  func loading(isPageLoading: Bool) throws {
    let model = Model()
    let session = session(LoadingListPage(model: model, isPageLoading: isPageLoading))
    let button = #"<noscript><button type="submit" name="event" value="fields" class="reload">"#
    #expect(session.document(client: "1").contains(button))
    model.isLoaded = true
    #expect(session.receive("fields", number: 1, screen: 1) == .accepted)
    let document = session.document(client: "1")
    #expect(document.contains("Loaded") && !document.contains("class=\"reload\""))
  }
}
