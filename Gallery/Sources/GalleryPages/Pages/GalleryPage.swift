// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A page of the gallery.
@MainActor
public protocol GalleryPage: TablePage {
  /// The state that the page shows.
  var gallery: GalleryState { get }
}

extension GalleryPage {
  /// The theme that the user has chosen.
  public var theme: Theme? {
    switch gallery.themeChoice {
    case .standard: gallery.hostTheme
    case .weChat: .weChat
    }
  }

  /// The dark scheme in night mode.
  public var colorScheme: PageColorScheme? { gallery.nightMode ? .dark : nil }

  /// The language that the user has chosen.
  public var language: String? { gallery.language.tag }

  /// Returns a text in the language that the user has chosen.
  func say(_ text: Localized) -> String { gallery.say(text) }

  /// Returns a row with a disclosure indicator, which all rows of the original have, except those
  /// with a control.
  func link(
    _ title: Localized, id: Int, image: String? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) -> Row {
    Row(say(title), id: id, fileID: fileID, line: line)
      .image(image.map(ImageSource.named))
      .accessory(.disclosure)
  }
}
