// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// Which game is new, as far as word of it has come in.
@MainActor
@Observable
public final class GameNews {
  /// The game to play.
  public private(set) var game = Game.honorOfKings

  /// How long it takes until word of the new game comes in.
  public static let delay = Duration.seconds(2)

  /// Waits for word of the new game.
  ///
  /// - Parameter clock: What lets time pass.
  public init(clock: any GalleryClock) {
    Task { [weak self] in
      try await clock.sleep(for: Self.delay)
      self?.game = .douDizhu
    }
  }
}
