// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import Testing

@Suite("The client of the tests", .timeLimit(.minutes(20)))
struct ClientTests {
  private struct NoDatabase: Error {}

  @Test("The error of a server that does not start is that of the test")
  func noServer() async {
    var application = Application(router: Router())
    application.beforeServerStarts { throw NoDatabase() }
    await #expect(throws: NoDatabase.self) {
      try await application.test { _ in Issue.record("There is no server.") }
    }
  }

  @Test("The error of a test ends the server")
  func error() async {
    await #expect(throws: NoDatabase.self) {
      try await Application(router: Router()).test { _ in throw NoDatabase() }
    }
  }
}
