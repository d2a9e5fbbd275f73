// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Foundation

#if os(Linux)
let contenders = ConfiguringReport.contenders
#else
let contenders: @MainActor () -> [Contender] = { [] }
#endif

exit(await ReportCommand<Report>.run("uikit-costs", contenders: contenders) { await $0.print() })
