// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Testing

@testable import gallery

@Suite("The command that serves the pages")
struct WebCommandTests {
  @Test("The name of the process is read")
  func node() throws {
    let web = try #require(try Gallery.parseAsRoot(["web", "--node", "n1"]) as? Gallery.Web)
    #expect(web.node == "n1")
    #expect(try (Gallery.parseAsRoot(["web"]) as? Gallery.Web)?.node == nil)
  }

  @Test(
    "Names that a proxy cannot find in an address, and ports that do not exist, are refused",
    arguments: ["--node=", "--node=a~b", "--node=é", "--port=65536", "--port=-1"])
  func refused(argument: String) {
    #expect(throws: (any Error).self) { try Gallery.parseAsRoot(["web", argument]) }
  }
}
