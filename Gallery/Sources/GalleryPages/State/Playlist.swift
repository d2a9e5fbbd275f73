// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// Songs in the order in which they will be played.
@MainActor
@Observable
public final class Playlist {
  /// The songs, the next one first.
  public private(set) var songs: [Song] = [.rain, .train, .lighthouse, .tea, .sea]
  /// Those that the user likes best.
  public private(set) var favorites: Set<Song> = [.tea]
  /// Whether the order is being changed.
  public var isEditing = false
  @ObservationIgnored private let clock: any GalleryClock

  /// How long it takes to look for new songs.
  public static let delay = Duration.seconds(1)

  /// A playlist as it is at first.
  ///
  /// - Parameter clock: What lets time pass.
  public init(clock: any GalleryClock) { self.clock = clock }
}

extension Playlist {
  /// Looks for songs that are not in the list, and puts one on top.
  public func refresh() async {
    guard (try? await clock.sleep(for: Self.delay)) != nil else { return }
    if let song = Song.allCases.first(where: { !songs.contains($0) }) { songs.insert(song, at: 0) }
  }

  /// Plays a song at another time.
  ///
  /// - Parameters:
  ///   - source: Where it stands.
  ///   - target: Where it stands after that.
  public func move(from source: Int, to target: Int) {
    songs.insert(songs.remove(at: source), at: target)
  }

  /// Plays a song before all others.
  public func playNext(_ song: Song) {
    if let index = songs.firstIndex(of: song) { move(from: index, to: 0) }
  }

  /// Takes a song out.
  public func remove(_ song: Song) { songs.removeAll { $0 == song } }

  /// Likes a song best, or no longer.
  public func toggleFavorite(_ song: Song) { favorites.formSymmetricDifference([song]) }
}
