// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What came of many events.
struct Volley: Sendable {
  /// How many were answered.
  var events = 0
  /// How long it took.
  var seconds = 0.0
  /// The bytes of the answers, heads included.
  var answerBytes = 0
  /// How many messages came by the streams meanwhile.
  var streamed = 0
}
