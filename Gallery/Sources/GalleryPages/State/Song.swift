// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A song of the playlist.
public enum Song: Int, CaseIterable, Identifiable, Sendable {
  /// A song about rain.
  case rain = 1
  /// A song about a night train.
  case train
  /// A song about a lighthouse.
  case lighthouse
  /// A song about tea.
  case tea
  /// A song about the sea.
  case sea
  /// A song about snow.
  case snow
  /// A song about a kite.
  case kite
  /// A song about home.
  case home
}

extension Song {
  /// The number of the song.
  public var id: Int { rawValue }

  /// The name.
  var title: Localized {
    switch self {
    case .rain: .rainSong
    case .train: .trainSong
    case .lighthouse: .lighthouseSong
    case .tea: .teaSong
    case .sea: .seaSong
    case .snow: .snowSong
    case .kite: .kiteSong
    case .home: .homeSong
    }
  }

  /// The length of the song, in minutes and seconds.
  var length: String { "\(2 + rawValue % 3):\(10 + rawValue * 7 % 50)" }
}
