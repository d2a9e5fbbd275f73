// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What one kind of host shows above or below the rows of a section, in place of what all others draw
/// there.
package protocol HostEdge: Sendable {
  /// Whether both show the same; what they call is not compared.
  func showsSame(as other: any HostEdge) -> Bool
}

/// What one kind of host shows above and below the rows of a section.
///
/// A class, because few sections have any.
package final class HostEdges: Sendable {
  /// Above the rows.
  package let header: (any HostEdge)?
  /// Below the rows.
  package let footer: (any HostEdge)?

  package init(header: (any HostEdge)?, footer: (any HostEdge)?) {
    self.header = header
    self.footer = footer
  }
}

extension HostEdges {
  /// Whether two sections show the same by them.
  package static func areSame(_ first: HostEdges?, _ second: HostEdges?) -> Bool {
    first === second
      || areSame(first?.header, second?.header) && areSame(first?.footer, second?.footer)
  }

  private static func areSame(_ first: (any HostEdge)?, _ second: (any HostEdge)?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.showsSame(as: second)
  }
}
