// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import GalleryArguments
import GalleryPages
import Rowhouse
import RowhouseTesting

extension Gallery {
  /// The subcommand that shows the demo pages in the terminal.
  struct Pages: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shows the pages on a terminal, where you can use them.",
      discussion: "If the input is not a terminal, each page is printed once, in its first state.")

    @Option(help: "The language of the pages.")
    var language = GalleryLanguage.english

    @Option(help: "The theme of the pages.")
    var theme = ThemeChoice.standard
  }
}

extension Gallery.Pages {
  /// The maximum width of a page in columns, because distant text is hard to read together.
  static let width = 70

  @MainActor
  func run() async {
    let gallery = GalleryState(language: language, themeChoice: theme)
    guard Terminal.isInput else { return print(Self.drawings(gallery)) }
    let browser = PageBrowser(gallery, width: min(Terminal.columns, Self.width)) { drawing in
      Terminal.show(drawing)
    }
    await browser.run(Terminal.lines)
  }

  /// Returns the drawings of all pages, one below the other.
  @MainActor
  static func drawings(_ gallery: GalleryState) -> String {
    PageName.allCases.map { name in
      let screen = BrowserScreen {}
      screen.show(name.page(gallery: gallery))
      return "\(PageText(screen.page, width: width))"
    }.joined(separator: "\n\n\n")
  }
}
