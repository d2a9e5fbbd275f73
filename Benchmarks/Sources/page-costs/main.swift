// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Foundation

exit(await ReportCommand<Report>.run("page-costs") { await $0.print() })
