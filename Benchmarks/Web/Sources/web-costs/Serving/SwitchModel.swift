// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// What a page shows that changes.
@Observable
@MainActor
final class SwitchModel {
  var isOn = false
}
