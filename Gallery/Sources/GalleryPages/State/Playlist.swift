// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// Songs in their playing order.
@MainActor
@Observable
public final class Playlist {
  /// The songs, the next one first.
  public private(set) var songs: [Song] = [.rain, .train, .lighthouse, .tea, .sea]
  /// The names that the user has given to songs.
  public private(set) var names: [Song: String] = [:]
  /// The favorite songs.
  public private(set) var favorites: Set<Song> = [.tea]
  /// True while the user is changing the order.
  public var isEditing = false
  @ObservationIgnored private let clock: any GalleryClock

  /// The duration of a refresh.
  public static let delay = Duration.seconds(1)

  /// Creates the initial playlist.
  ///
  /// - Parameter clock: The clock of all delays.
  public init(clock: any GalleryClock) { self.clock = clock }
}

extension Playlist {
  /// Adds a song that is not in the list at the top, after a delay.
  public func refresh() async {
    guard (try? await clock.sleep(for: Self.delay)) != nil else { return }
    if let song = Song.allCases.first(where: { !songs.contains($0) }) { songs.insert(song, at: 0) }
  }

  /// Moves a song.
  ///
  /// - Parameters:
  ///   - source: The old position.
  ///   - target: The new position.
  public func move(from source: Int, to target: Int) {
    songs.insert(songs.remove(at: source), at: target)
  }

  /// Plays the last song first.
  public func reverse() { songs.reverse() }

  /// Moves a song to the top.
  public func playNext(_ song: Song) {
    if let index = songs.firstIndex(of: song) { move(from: index, to: 0) }
  }

  /// Removes a song.
  public func remove(_ song: Song) { songs.removeAll { $0 == song } }

  /// Gives a name to a song.
  public func rename(_ song: Song, to name: String) { names[song] = name }

  /// Adds a song to the favorites, or removes it from them.
  public func toggleFavorite(_ song: Song) { favorites.formSymmetricDifference([song]) }
}
