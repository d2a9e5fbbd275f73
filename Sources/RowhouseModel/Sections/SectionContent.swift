// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rows of a section: made, or data to make them of.
@usableFromInline
package enum SectionContent: Sendable {
  case rows([AnyRow])
  case data(any RowSource)
}

extension SectionContent {
  package var count: Int {
    switch self {
    case .rows(let rows): rows.count
    case .data(let source): source.count
    }
  }
}
