// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The counts of a round of events.
struct Volley: Sendable {
  /// The number of answered events.
  var events = 0
  /// The duration in seconds.
  var seconds = 0.0
  /// The bytes of the answers, including heads.
  var answerBytes = 0
  /// The number of messages that the streams received during the round.
  var streamed = 0
}
