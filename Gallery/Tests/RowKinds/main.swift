// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Serves a page for each kind of row, for the pictures of the documentation.

import Hummingbird
import RowhouseHummingbird

let account = Account()
let pages = PageServer()
let router = Router()
for kind in RowKind.allCases {
  router.page(RouterPath("/\(kind.rawValue)"), on: pages) { _ in
    RowKindPage(kind: kind, account: account)
  }
}
pages.addRoutes(to: router)
let configuration = ApplicationConfiguration(
  address: .hostname(
    "127.0.0.1", port: CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 0))
try await Application(router: router, configuration: configuration).runService()
