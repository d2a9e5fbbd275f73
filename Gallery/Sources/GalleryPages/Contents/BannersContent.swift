// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// Pictures that are shown one after the other, again and again.
struct BannersContent: RowContent {
  let label: String
  let banners: [Banner]

  struct Banner: Hashable, Sendable {
    let name: String
    let image: ImageSource
  }

  /// The seconds for which each picture is shown.
  static let interval = 5.0
  /// The height of a banner divided by its width.
  static let height = 0.48

  func body(style: ResolvedStyle) -> Part {
    .pager(label: label, interval: Self.interval) {
      for banner in banners {
        Part.layered(alignment: .fill) {
          Part.fillingImage(banner.image, label: banner.name)
          Self.dusk
        }
        .aspectRatio(1 / Self.height)
      }
    }
  }

  /// A gradient from half black at the top to clear 40 points below, on which white text is
  /// legible.
  private static let dusk = Part.vertical(alignment: .fill) {
    for step in 0..<10 {
      Part.spacer().frame(height: 4)
        .background(.fixed(RGBA(red: 0, green: 0, blue: 0, alpha: UInt8(128 - step * 12))))
    }
  }
}
