// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// The drawing context of a table and the measures of its rows.
///
/// The context is created again when the theme, the language, the table's traits, such as Bold Text, or the table's direction
/// changes.
@MainActor
final class TableDrawing {
  /// The properties of a table that the context depends on.
  private struct Surroundings: Equatable {
    let traits: UITraitCollection
    let direction: UIUserInterfaceLayoutDirection

    static func == (one: Self, other: Self) -> Bool {
      // Compares identities first: a table usually has the same object as before, and comparing the
      // values would cast one of them.
      one.direction == other.direction
        && (one.traits === other.traits || one.traits == other.traits)
    }
  }

  /// The heights of rows in the context.
  var heights = RowHeights()
  /// The widths of row contents in the table.
  var widths = RowWidths()
  /// The views that the closures of headers and footers have created.
  var builtHeaderFooters = BuiltHeaderFooters()
  /// The host that receives events of headers and footers.
  weak var host: TableHost?
  private let options: TableOptions
  private var context: DrawingContext?
  private var surroundings: Surroundings?
  private var language: String?
  /// True if the context was created while the user's settings made text bold.
  private var isTextBold = false

  init(options: TableOptions) { self.options = options }
}

extension TableDrawing {
  /// Returns the context for the rows of a page in a table: the last context if it is still valid, or a new one.
  func context(for table: UITableView?, showing page: PageSnapshot?) -> DrawingContext {
    let surroundings = table.map {
      Surroundings(
        traits: $0.traitCollection, direction: $0.effectiveUserInterfaceLayoutDirection)
    }
    let theme = page?.theme ?? options.theme
    let language = page?.properties.language
    let isSame = context?.theme == theme && self.language == language
    if let context, isSame, self.surroundings == surroundings { return context }
    self.surroundings = surroundings
    let environment = table.map { LayoutEnvironment($0) } ?? LayoutEnvironment()
    // The context contains system fonts, and sizes of text in them.
    let isTextBold = surroundings?.traits.legibilityWeight == .bold
    if let context, isSame, self.isTextBold == isTextBold, context.environment == environment {
      return context
    }
    self.language = language
    self.isTextBold = isTextBold
    let made = DrawingContext(
      theme: theme, images: options.images, texts: options.texts(in: language),
      language: language, environment: environment,
      isMac: table?.traitCollection.userInterfaceIdiom == .mac, pause: options.pause)
    context = made
    return made
  }

  /// Returns the text scale of the last context, or of a new context if there is none.
  func lastTextScale(in table: UITableView?, showing page: PageSnapshot?) -> Double {
    (context ?? context(for: table, showing: page)).environment.textScale
  }

  /// Discards the context, the heights, and the widths of the former table.
  func reset() {
    context = nil
    surroundings = nil
    heights = RowHeights()
    widths = RowWidths()
    builtHeaderFooters = BuiltHeaderFooters()
  }
}
#endif
