// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import RowhouseHummingbird

let account = Account()
let pages = PageServer(configuration: .loopback)
let router = Router()
router.page("/", on: pages) { _ in SettingsPage(account: account) }
pages.addRoutes(to: router)
try await Application(router: router).runService()
