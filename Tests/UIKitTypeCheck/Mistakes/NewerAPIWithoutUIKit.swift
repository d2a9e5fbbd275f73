// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

@MainActor
func start() {
  // reported: 26.0 or newer
  Task.immediate {}
}
