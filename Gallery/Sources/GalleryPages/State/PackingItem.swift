// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A thing to take on a journey.
public enum PackingItem: CaseIterable, Sendable {
  /// Sun cream.
  case sunCream
  /// A power adapter.
  case adapter
  /// The passport.
  case passport
  /// A raincoat.
  case raincoat
  /// A toothbrush.
  case toothbrush
  /// Walking boots.
  case boots
  /// A book.
  case book
}

extension PackingItem {
  /// The name.
  var title: Localized {
    switch self {
    case .sunCream: .sunCream
    case .adapter: .adapter
    case .passport: .passport
    case .raincoat: .raincoat
    case .toothbrush: .toothbrush
    case .boots: .boots
    case .book: .book
    }
  }
}
