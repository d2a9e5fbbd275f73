// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// The changing state of a page.
@Observable
@MainActor
final class SwitchModel {
  var isOn = false
}
