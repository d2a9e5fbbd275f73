// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import GalleryPages

/// What each visitor has chosen, so that all their tabs show the same.
///
/// It is kept as long as the gallery runs, for the visitors who were last there.
@MainActor
public final class Visitors {
  private let limit: Int
  private let make: @MainActor (GalleryLanguage) -> GalleryState
  private var states: [String: (state: GalleryState, visit: Int)] = [:]
  private var visits = 0

  /// Knows nobody.
  ///
  /// - Parameters:
  ///   - limit: How many visitors are remembered; 200, unless given.
  ///   - make: Makes the state of a visitor who was not there before.
  public nonisolated init(
    limit: Int = 200, make: @escaping @MainActor (GalleryLanguage) -> GalleryState
  ) {
    self.limit = limit
    self.make = make
  }
}

extension Visitors {
  /// How many are remembered.
  public var count: Int { states.count }

  /// The state of a visitor.
  ///
  /// - Parameters:
  ///   - id: Who it is.
  ///   - language: The language for one who was not there before.
  /// - Returns: What the visitor has chosen so far.
  public func state(of id: String, language: GalleryLanguage) -> GalleryState {
    visits += 1
    let state = states[id]?.state ?? make(language)
    states[id] = (state, visits)
    if states.count > limit, let oldest = states.min(by: { $0.value.visit < $1.value.visit }) {
      states[oldest.key] = nil
    }
    return state
  }
}
