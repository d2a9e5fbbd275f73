// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import RowhouseHummingbird

let account = Account()
let pages = PageServer(configuration: .loopback)
let router = Router()
router.page("/", on: pages) { _ in SettingsPage(account: account) }
pages.addRoutes(to: router)
let application = Application(router: router, server: .http1(sockets: pages))
try await application.runService(endingWithin: .seconds(2))
