// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The rows of a section as tokens, each created when it is read.
enum RowTokens: Sendable {
  case made([AnyRow])
  /// Rows of a data section. The ids are `nil` if they are read on demand.
  case lazy(LazyRows, ids: [ItemID]?)
  case staged([RowToken])
}

extension RowTokens {
  /// Prepares rows to compare.
  ///
  /// `leaves` is true if the comparison runs off the main actor.
  @MainActor
  init(_ rows: LazyRows, leaves: Bool) {
    if !rows.source.isCountValid {
      // Reading a removed datum would trap.
      let missing = (0..<rows.source.count).map { RowToken.made(.missing($0)) }
      self = .staged(missing + (rows.trailing.map { [.made($0)] } ?? []))
    } else if leaves && !rows.source.isComparableAnywhere {
      self = .lazy(rows, ids: rows.ids ?? rows.source.ids())
    } else {
      self = .lazy(rows, ids: rows.ids)
    }
  }
}

extension RowTokens: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .made(let rows): rows.count
    case .lazy(let rows, _): rows.count
    case .staged(let tokens): tokens.count
    }
  }

  subscript(index: Int) -> RowToken {
    switch self {
    case .made(let rows): return .made(rows[index])
    case .staged(let tokens): return tokens[index]
    case .lazy(let rows, let ids):
      if index == rows.source.count, let trailing = rows.trailing { return .made(trailing) }
      return .datum(ids.map { $0[index] } ?? rows.source.id(at: index), rows, index)
    }
  }
}
