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

  static func banner(_ feed: Feed) -> TableSection {
    TableSection(rows: feed.rows)
      .header(of: feed.name) { name in FeedBanner(name: name) }
  }
}
#endif
