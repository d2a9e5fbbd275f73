// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHummingbird
import Testing

/// The messages for mistakes of the application, which the process prints before it ends.
@Suite("Mistakes that end a server")
struct MistakeTests {
  @Test("A base path begins with a slash, and does not end with one")
  func base() async {
    for base in ["", "pages", "/pages/"] {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [base = base as String] in
        var configuration = PageServer.Configuration()
        configuration.base = base
        _ = PageServer(configuration: configuration)
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        message.contains(
          "The base path “\(base)” must begin with a slash, and must not end with one"))
    }
  }

  @Test("The address of an icon is a path of the server, or begins with “https”")
  func icon() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = PageServer(icon: "http://example.org/icon.png")
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains("The address of the icon “http://example.org/icon.png” must begin with"))
  }
}
