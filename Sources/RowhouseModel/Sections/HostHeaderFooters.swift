// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The header or footer for one kind of host, which replaces the one for other hosts.
package protocol HostHeaderFooter: Sendable {
  /// Returns `true` if both show the same content. Closures are not compared.
  func showsSame(as other: any HostHeaderFooter) -> Bool
}

/// The content that one kind of host shows above and below rows, in a class because few have any.
package final class HostHeaderFooters: Sendable {
  /// The content above the rows.
  package let header: (any HostHeaderFooter)?
  /// The content below the rows.
  package let footer: (any HostHeaderFooter)?

  package init(header: (any HostHeaderFooter)?, footer: (any HostHeaderFooter)?) {
    self.header = header
    self.footer = footer
  }
}

extension HostHeaderFooters: Equatable {
  /// Returns `true` if both show the same content.
  package static func == (first: HostHeaderFooters, second: HostHeaderFooters) -> Bool {
    first === second
      || areSame(first.header, second.header) && areSame(first.footer, second.footer)
  }

  private static func areSame(_ first: (any HostHeaderFooter)?, _ second: (any HostHeaderFooter)?)
    -> Bool
  {
    guard let first, let second else { return first == nil && second == nil }
    return first.showsSame(as: second)
  }
}
