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
  ///
  /// A tap shows a message, unless the caller sets another handler.
  func link(
    _ title: Localized, id: Int, image: String? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) -> Row {
    Row(say(title), id: id, fileID: fileID, line: line)
      .image(image.map(ImageSource.named))
      .leadingNowhere(on: self)
  }
}

extension Row {
  /// Shows a disclosure indicator, and a message when the row is tapped, because it has no destination.
  @MainActor
  consuming func leadingNowhere(on page: some GalleryPage) -> Row {
    accessory(.disclosure).onSelect { page.navigator.toast(page.say(.onlyALook)) }
  }
}
