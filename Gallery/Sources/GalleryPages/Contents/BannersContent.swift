// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// Pictures that are shown one after the other, in an endless loop.
struct BannersContent: RowContent {
  let label: String
  let banners: [Banner]
  /// True if the top of the banners is behind a bar with a white title.
  let isUnderBar: Bool

  struct Banner: Hashable, Sendable {
    let name: String
    let image: ImageSource
  }

  /// The number of seconds for which each picture is shown.
  static let interval = 5.0
  /// The height of a banner divided by its width.
  static let height = 0.48

  func body(style: ResolvedStyle) -> Part {
    .pager(label: label, interval: Self.interval) {
      for banner in banners {
        Part.layered(alignment: .fill) {
          Part.fillingImage(banner.image, label: banner.name)
          if isUnderBar { Self.dusk }
        }
        .aspectRatio(1 / Self.height)
      }
    }
  }

  /// A black overlay with an opacity of three fifths behind a bar of 44 points, so that a white title
  /// is legible on any picture.
  ///
  /// It fades to clear below the bar.
  private static let dusk = Part.vertical(alignment: .fill) {
    black(153, height: 44)
    for step in 1..<9 { black(UInt8(153 - step * 17), height: 4) }
  }

  private static func black(_ alpha: UInt8, height: Double) -> Part {
    Part.spacer().frame(height: height)
      .background(.fixed(RGBA(red: 0, green: 0, blue: 0, alpha: alpha)))
  }
}
