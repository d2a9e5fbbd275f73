// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Foundation

exit(
  await ReportCommand<Report>.run("layout-costs", contenders: HeightReport.contenders) {
    await $0.print()
  })
