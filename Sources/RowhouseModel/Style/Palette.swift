// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What each ``SemanticColor`` looks like, in light and in dark.
public struct Palette: Hashable, Sendable {
  /// One for each semantic colour.
  private var tones: [SemanticColor: Tone]

  /// Creates a palette.
  ///
  /// A `switch` in the closure makes the compiler ask for every colour.
  ///
  /// - Parameter tone: What a colour looks like. Asked once for each semantic colour.
  public init(_ tone: (SemanticColor) -> Tone) {
    tones = Dictionary(uniqueKeysWithValues: SemanticColor.allCases.map { ($0, tone($0)) })
  }

  /// What a colour looks like.
  ///
  /// - Parameter color: What it is for.
  public subscript(color: SemanticColor) -> Tone {
    get {
      guard let tone = tones[color] else {
        preconditionFailure("Palette without \(color): a fault of Rowhouse, please report it")
      }
      return tone
    }
    set { tones[color] = newValue }
  }
}
