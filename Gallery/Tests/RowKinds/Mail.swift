// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// The model of the rows below an expander.
@Observable
@MainActor
final class Mail {
  var notifies = true
  var isAdvanced = true
  var server = "mail.example.com"
  var port = 993
}
