// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A game in the games row.
public enum Game: Hashable, Sendable {
  /// The first game.
  case honorOfKings
  /// The new game.
  case douDizhu
}

extension Game {
  /// The title of the row.
  var title: Localized { self == .honorOfKings ? .games : .newGame }

  /// The text next to the title.
  var invitation: Localized { self == .honorOfKings ? .playHonorOfKings : .playDouDizhu }

  /// The picture before the title.
  var image: String { self == .honorOfKings ? "MoreGame" : "game_1" }

  /// The picture next to the invitation.
  var valueImage: String { self == .honorOfKings ? "wzry" : "doudizhu" }
}
