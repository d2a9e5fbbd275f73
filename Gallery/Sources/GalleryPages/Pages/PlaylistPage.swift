// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// Songs with swipe actions, which the user can reorder.
///
/// Refreshing the page adds songs.
public struct PlaylistPage: NamedPage, RefreshablePage {
  /// The name of the page in the gallery.
  public static let name = PageName.playlist
  /// The state that the page shows.
  public let gallery: GalleryState
  private let playlist: Playlist

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
    playlist = Playlist(clock: gallery.clock)
  }

  /// `Playlist`.
  public var title: String { say(.playlist) }

  /// True while the user is changing the order.
  public var isEditing: Bool { playlist.isEditing }

  /// A switch that starts editing, and the songs.
  public var sections: [TableSection] {
    TableSection(footer: say(.howToChangeSongs)) {
      ToggleRow(say(.changeTheOrder), playlist, \.isEditing).id("edit")
    }
    TableSection(playlist.songs, id: \.self, header: say(.upNext)) { row($0) }
      .headerButton(playlist.songs.count > 1 ? say(.reverse) : "") { playlist.reverse() }
      .onMove { playlist.move(from: $0, to: $1) }
      .loadState(playlist.songs.isEmpty ? .empty(say(.noSongs)) : .content)
      .id("songs")
  }

  private func row(_ song: Song) -> Row {
    let isFavorite = playlist.favorites.contains(song)
    return Row(name(of: song))
      .value(song.length)
      .accessory(isFavorite ? .checkmark : .none)
      .swipeActions(edge: .leading) {
        RowAction(say(isFavorite ? .unfavorite : .favorite), color: .tint) {
          playlist.toggleFavorite(song)
        }
      }
      .swipeActions {
        RowAction(say(.removeSong), role: .destructive) { playlist.remove(song) }
      }
      .menu {
        RowAction(say(.playNext)) { playlist.playNext(song) }
        RowAction(say(.copyTitle)) { navigator.toast("\(say(.copied)): \(name(of: song))") }
        RowAction(say(.renameSong)) { rename(song) }
      }
  }

  private func rename(_ song: Song) {
    let field = DialogField(say(.nameOfSong), text: name(of: song)).lengthLimit(60)
    navigator.ask(
      say(.renameSong), for: field, confirm: say(.rename), cancel: say(.cancel)
    ) { playlist.rename(song, to: $0) }
  }

  private func name(of song: Song) -> String { playlist.names[song] ?? say(song.title) }

  /// Adds new songs.
  public func refresh() async { await playlist.refresh() }
}
