// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A part of the packing list.
public enum PackingStage: CaseIterable, Sendable {
  /// Things that are missing.
  case toBuy
  /// Things that are at hand.
  case toPack
  /// Things that are in the suitcase.
  case packed
}

extension PackingStage {
  /// The name.
  var title: Localized {
    switch self {
    case .toBuy: .toBuy
    case .toPack: .toPack
    case .packed: .packed
    }
  }
}
