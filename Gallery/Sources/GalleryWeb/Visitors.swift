// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import GalleryPages

/// The state of each visitor, which all tabs of the visitor share.
///
/// The states of the most recent visitors are kept as long as the gallery runs.
@MainActor
public final class Visitors {
  private let limit: Int
  private let make: @MainActor (GalleryLanguage) -> GalleryState
  private var states: [String: (state: GalleryState, visit: Int)] = [:]
  private var visits = 0

  /// Creates an empty list of visitors.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of visitors. Defaults to 200.
  ///   - make: A closure that creates the state of a new visitor.
  public nonisolated init(
    limit: Int = 200, make: @escaping @MainActor (GalleryLanguage) -> GalleryState
  ) {
    self.limit = limit
    self.make = make
  }
}

extension Visitors {
  /// The number of known visitors.
  public var count: Int { states.count }

  /// Returns the state of a visitor.
  ///
  /// - Parameters:
  ///   - id: The id of the visitor.
  ///   - language: The language of a new visitor.
  /// - Returns: The state of the visitor.
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
