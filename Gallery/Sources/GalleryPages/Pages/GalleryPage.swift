// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A page of the gallery.
@MainActor
public protocol GalleryPage: TablePage {
  /// What the page shows.
  var gallery: GalleryState { get }
}

extension GalleryPage {
  /// The theme that the user has chosen.
  public var theme: Theme? { gallery.themeChoice.theme }

  /// Dark in night mode.
  public var colorScheme: PageColorScheme? { gallery.nightMode ? .dark : nil }

  /// The language that the user has chosen.
  public var language: String? { gallery.language.tag }

  /// A text in the language that the user has chosen.
  func say(_ text: Localized) -> String { gallery.say(text) }

  /// A row that leads on, as all rows of the original do unless they have a control.
  func link(
    _ title: Localized, id: Int, image: String? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) -> Row {
    Row(say(title), id: id, fileID: fileID, line: line)
      .image(image.map(ImageSource.named))
      .accessory(.disclosure)
  }
}
