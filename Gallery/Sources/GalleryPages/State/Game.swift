// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A game that the games row asks the user to play.
public enum Game: Hashable, Sendable {
  /// The one at first.
  case honorOfKings
  /// The one that comes out.
  case douDizhu
}

extension Game {
  /// What the row is called.
  var title: Localized { self == .honorOfKings ? .games : .newGame }

  /// What the row says about it.
  var invitation: Localized { self == .honorOfKings ? .playHonorOfKings : .playDouDizhu }

  /// The picture before the title.
  var image: String { self == .honorOfKings ? "MoreGame" : "game_1" }

  /// The picture beside the invitation.
  var valueImage: String { self == .honorOfKings ? "wzry" : "doudizhu" }
}
