// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit

#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif

extension TableOptions {
  static let app: TableOptions = {
    var options = TableOptions()
    options.rowAnimation = .fade
    return options
  }()
}

@MainActor
enum UIKitSnippets {
  typealias RowButtonRole = Rowhouse.ButtonRole

  struct SettingsPage: TablePage {
    let account: Account

    var title: String { "Settings" }
    var sections: [TableSection] {
      TableSection { Row("Clear cache").value(account.cacheSize) }
    }
  }

  struct Post: Equatable {
    let number: Int
    let title: String
  }

  struct Feed {
    var name = ""
    var posts: [Post]
    var rows: [AnyRow] = []
  }

  final class FeedHeader: UITableViewHeaderFooterView {
    let nameLabel = UILabel(frame: .zero)
  }

  final class PostCell: UITableViewCell {
    let titleLabel = UILabel(frame: .zero)
    var isShaded = false
    var onCopy: (() -> Void)?
  }

  static func controller(account: Account, window: UIWindow) {
    let controller = TablePageController(SettingsPage(account: account))
    window.rootViewController = UINavigationController(rootViewController: controller)
  }

  static func explaining(account: Account) -> TablePageController {
    let controller = TablePageController(
      SettingsPage(account: account), options: TableOptions(diagnostics: .explainingUpdates))
    return controller
  }

  static func table(_ tableView: UITableView, account: Account) {
    tableView.showPage(SettingsPage(account: account))
  }

  static func cells(_ feed: Feed) -> TableSection {
    TableSection(feed.posts, id: \.number) { post in
      NativeRow(PostCell.self, post) { cell, post, index in
        cell.titleLabel.text = post.title
        cell.isShaded = index.isMultiple(of: 2)
      }
    }
  }

  static func nib(_ post: Post) -> NativeRow {
    NativeRow(PostCell.self, from: .nib("PostCell"), post) { cell, post, index in
      cell.titleLabel.text = post.title
    }
  }

  static func prototype(_ post: Post) -> NativeRow {
    NativeRow(PostCell.self, from: .prototype("Post"), post) { cell, post, index in
      cell.titleLabel.text = post.title
    }
  }

  final class MapViewController: UIViewController {}

  static func link(_ navigator: Navigator) -> Row {
    Row("Map").accessory(.disclosure).onSelect { navigator.push(MapViewController()) }
  }

  struct NewDevicePage: TablePage {
    var title: String { "New device" }
    var sections: [TableSection] { [] }
  }

  static func sheet(_ navigator: Navigator) -> Row {
    Row("Add a device").onSelect {
      let page = TablePageController(NewDevicePage(), options: .app)
      navigator.present(UINavigationController(rootViewController: page))
    }
  }

  static func texts() -> TableOptions {
    var options = TableOptions()
    options.texts = { language in
      var texts = TableTexts(language: language)
      if language == "en" { texts.delete = "Remove" }
      return texts
    }
    return options
  }

  static func animation(_ controller: TablePageController, _ account: Account) {
    controller.update(with: .left) { account.devices.removeLast() }
  }

  static func animation(_ tableView: UITableView, _ account: Account) {
    tableView.updatePage(with: .left) { account.devices.removeLast() }
  }

  static func header(_ feed: Feed) -> TableSection {
    TableSection(rows: feed.rows)
      .header(FeedHeader.self, feed.name) { view, name in view.nameLabel.text = name }
  }

  static func forwarding(_ controller: TablePageController, _ scrollObserver: UIViewController) {
    controller.forwarding = scrollObserver
  }

  static func images(page: SettingsPage) -> TablePageController {
    var images = PageImages.standard
    images.named = { name in UIImage(named: "Settings/\(name)") }
    let controller = TablePageController(page, options: TableOptions(images: images))
    return controller
  }
}
#endif
