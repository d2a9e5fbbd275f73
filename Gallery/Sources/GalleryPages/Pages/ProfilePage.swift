// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The numbers of a profile: following, followers, and likes.
public struct ProfilePage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.profile
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that the page shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `Demo two: profile`.
  public var title: String { say(.profile) }

  /// Three rows with values, two with a disclosure indicator.
  public var sections: [TableSection] {
    TableSection {
      Row(say(.following)).image(.named("ic_following")).value("45")
      Row(say(.follower)).image(.named("ic_follower")).value("10")
      Row(say(.star)).image(.named("ic_star")).value("234")
      Row(say(.setting)).image(.named("ic_setting")).leadingNowhere(on: self)
      Row(say(.share)).image(.named("ic_share")).leadingNowhere(on: self)
    }
    .headerHeight(35)
    .style(\.imageSize, .fixed(.square(25)))
  }
}
