// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What became of an event.
public enum WebAnswer: Hashable, Sendable {
  /// It was carried out.
  case accepted
  /// It is not an event.
  case malformed
  /// It came before.
  case replayed
  /// What it was about has gone.
  case gone
}
