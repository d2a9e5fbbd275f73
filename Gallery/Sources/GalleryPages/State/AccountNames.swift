// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The names of accounts on an imagined server.
@MainActor
final class AccountNames {
  private let clock: any GalleryClock

  /// The time that the server takes to respond.
  static let delay = Duration.milliseconds(600)

  init(clock: any GalleryClock) { self.clock = clock }

  /// Returns true if no account has the name.
  func isFree(_ name: String) async throws -> Bool {
    let isLost = name.lowercased() == "offline"
    try await clock.sleep(for: isLost ? .seconds(3_600) : Self.delay)
    return !["ada", "grace", "alan"].contains(name.lowercased())
  }
}
