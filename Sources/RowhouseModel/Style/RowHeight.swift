// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The height of a row in points: UIKit points, GTK application pixels, or CSS pixels.
///
/// A row has this height at the standard text size. Its height changes with the user's text size, and is greater if the
/// content needs more space. A custom cell with a fixed height is no taller than this height at the user's text size.
public enum RowHeight: Hashable, Sendable {
  /// This height, usually without padding; zero hides the row but keeps its identity.
  ///
  /// For the padding, see ``ResolvedStyle/rowPadding``.
  case fixed(Double)
  /// The height of the content at the table's width and of the padding, at least `minimum`, which defaults to 44.
  case automatic(minimum: Double = RowHeight.standardMinimum)

  /// The minimum height of a row in UIKit, in points.
  @usableFromInline package static let standardMinimum = 44.0

  /// The number of points: the height, or the minimum height.
  package var points: Double {
    switch self {
    case .fixed(let points), .automatic(let points): points
    }
  }

  /// True if the number of points is finite and not negative.
  package var isValid: Bool { points.isFinite && points >= 0 }

  /// True if a row of this height is hidden.
  package var isHidden: Bool { self == .fixed(0) }
}

/// The height of the space above or below a section's rows, in points.
///
/// On a plain page, a header or footer without content takes no space.
public enum HeaderHeight: Hashable, Sendable {
  /// A fixed height at the standard text size; zero takes no space.
  ///
  /// In UIKit and on the desktop, the height changes with the user's text size. In the browser, it
  /// is the minimum height.
  case fixed(Double)
  /// The height of the content, at least `minimum`, which defaults to 10.
  case automatic(minimum: Double = 10)

  /// Returns the height in points for content of this height, or for no content if it is `nil`.
  ///
  /// - Precondition: `content` is finite and not negative.
  public func resolved(content: Double?) -> Double {
    precondition(
      content.map { $0.isFinite && $0 >= 0 } ?? true,
      "Content height \(content ?? 0) is not a finite, non-negative number of points")
    return switch self {
    case .fixed(let height): height
    case .automatic(let minimum): max(content ?? 0, minimum)
    }
  }

  /// Returns the height in points for content of this height at a text size.
  ///
  /// A fixed height grows and shrinks with the text, like the height of a row.
  package func resolved(content: Double?, textScale: Double) -> Double {
    switch self {
    case .fixed(let height): height * textScale
    case .automatic: resolved(content: content)
    }
  }

  /// The number of points: the height, or the minimum height.
  package var points: Double {
    switch self {
    case .fixed(let points), .automatic(let points): points
    }
  }

  /// True if the number of points is finite and not negative.
  package var isValid: Bool { points.isFinite && points >= 0 }
}
