// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// The newest known game.
@MainActor
@Observable
public final class GameNews {
  /// The game to play.
  public private(set) var game = Game.honorOfKings

  /// The time until the new game is known.
  public static let delay = Duration.seconds(2)

  /// Creates the news and begins to wait for the new game.
  ///
  /// - Parameter clock: The clock of all delays.
  public init(clock: any GalleryClock) {
    Task { [weak self] in
      try await clock.sleep(for: Self.delay)
      self?.game = .douDizhu
    }
  }
}
