// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseForms
import RowhouseUIKit

#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif

extension UIKitSnippets {
  struct Video: Equatable {
    var title: String
  }

  final class VideoCell: UITableViewCell {
    let titleLabel = UILabel(frame: .zero)

    func play() {}
    func stop() {}
  }

  final class FeedBanner: UIView {
    init(name: String) { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 80)) }

    required init?(coder: NSCoder) { nil }
  }

  static func photo(_ photo: UIImage) -> Row {
    Row("Ada").image(.uiImage(photo))
  }

  static func playing(_ video: Video) -> NativeRow {
    NativeRow(VideoCell.self, video) { cell, video, _ in cell.titleLabel.text = video.title }
      .onWillDisplay(VideoCell.self) { cell in cell.play() }
      .onDidEndDisplaying(VideoCell.self) { cell in cell.stop() }
  }

  @Observable
  final class Playlist {
    var isEditing = false

    func addSong() {}
    func addSong(_ title: String) {}
  }

  struct SongsPage: TablePage {
    let playlist: Playlist

    var title: String { "Songs" }
    var isEditing: Bool { playlist.isEditing }
    var sections: [TableSection] { [] }
  }

  static func barButton(_ playlist: Playlist) -> TablePageController {
    let controller = TablePageController(SongsPage(playlist: playlist))
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in playlist.addSong() })
    return controller
  }

  static func askingBarButton(_ playlist: Playlist) -> TablePageController {
    let controller = TablePageController(SongsPage(playlist: playlist))
    let add = UIAction { [weak controller] _ in
      controller?.navigator.ask("New song", for: DialogField("Title"), confirm: "Add") { title in
        playlist.addSong(title)
      }
    }
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: add)
    return controller
  }

  @Observable
  final class Song {
    var title = ""

    func save() {}
  }

  struct SongPage: TablePage {
    let song: Song

    var title: String { "Song" }
    var sections: [TableSection] { TableSection { FieldRow("Title", song, \.title) } }
  }

  static func savingBarButton(_ song: Song) -> TablePageController {
    let controller = TablePageController(SongPage(song: song))
    let save = UIAction { [weak controller] _ in
      controller?.reportTypedText()
      song.save()
    }
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: save)
    return controller
  }

  struct AlbumsPage: TablePage {
    var title: String { "Albums" }
    var sections: [TableSection] { [] }
  }

  static func pushedBarButton() -> TablePageController {
    var options = TableOptions()
    options.makeController = { page, navigator, options in
      let controller = TablePageController(page, navigator: navigator, options: options)
      if let page = page as? SongsPage {
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
          systemItem: .add, primaryAction: UIAction { _ in page.playlist.addSong() })
      }
      return controller
    }
    let controller = TablePageController(AlbumsPage(), options: options)
    return controller
  }

  final class SongsController: TablePageController {
    var playlist: Playlist?

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      playlist?.isEditing = editing
    }

    override func modelDidChange() {
      super.modelDidChange()
      guard let playlist, playlist.isEditing != isEditing else { return }
      setEditing(playlist.isEditing, animated: true)
    }
  }

  struct Profile: Equatable, Sendable {
    var name = ""
  }

  final class ProfileController: TablePageController {
    var form: FormModel<Profile>?

    override func modelDidChange() {
      super.modelDidChange()
      navigationItem.rightBarButtonItem?.isEnabled = form?.isDirty == true
    }
  }

  struct ProfilePage: TablePage {
    let form: FormModel<Profile>

    var title: String { "Profile" }
    var leaveGuard: LeaveGuard? { form.leaveGuard }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", form, \.name)
        if form.hasFailedToSend { Row("Not saved").error("Please try again later.") }
      }
    }
  }

  struct ProfileServer: Sendable {
    func save(_ profile: Profile) async throws {}
  }

  static func submittingBarButton(
    _ form: FormModel<Profile>, _ server: ProfileServer
  ) -> TablePageController {
    let controller = ProfileController(ProfilePage(form: form))
    controller.form = form
    let save = UIAction { [weak controller] _ in
      controller?.reportTypedText()
      form.submit(focusing: controller?.navigator) { profile in
        try await server.save(profile)
        guard let controller, controller.navigationController?.topViewController === controller
        else { return }
        controller.navigator.pop()
      }
    }
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: save)
    return controller
  }

  struct LogOutPage: TablePage {
    let account: User

    var title: String { "Account" }
    var sections: [TableSection] {
      TableSection {
        Row("Log out").onSelect {
          let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .alert)
          let logOut = UIAlertAction(title: "Log out", style: .destructive) { [navigator] _ in
            account.logOut()
            navigator.pop()
          }
          alert.addAction(logOut)
          navigator.present(alert)
        }
      }
    }
  }

  struct CopyingPage: TablePage {
    let post: Post

    var title: String { "Post" }
    var sections: [TableSection] {
      TableSection {
        NativeRow(PostCell.self, post) { cell, post, index in
          cell.onCopy = { [navigator] in navigator.copy(post.title) }
        }
      }
    }
  }

  final class User {
    func logOut() {}
  }

  static func color() -> Row {
    Row("Pro").style(\.titleColor, .uiColor(.systemOrange))
  }

  static func brand(account: Account) -> TablePageController {
    var palette = Palette.standard
    if let accent = UIColor(named: "AccentColor") { palette[.tint] = Palette.Tone(accent) }
    let brand = Theme(name: "brand", style: Theme.standard.style, palette: palette)
    let controller = TablePageController(
      SettingsPage(account: account), options: TableOptions(theme: brand))
    return controller
  }

  static func banner(_ feed: Feed) -> TableSection {
    TableSection(rows: feed.rows)
      .header(of: feed.name) { name in FeedBanner(name: name) }
  }
}
#endif
