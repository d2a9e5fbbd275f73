// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Synchronization

/// The name of a method, as Objective-C spells it: `"tableView:didSelectRowAtIndexPath:"`.
///
/// As in Objective-C, each name is stored once, so selectors are compared without comparing their names.
///
/// See <https://developer.apple.com/documentation/objectivec/selector>.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The names of all selectors, and the position of each.
  private struct Names {
    var all: [String] = []
    var positions: [String: Int] = [:]
  }

  private static let names = Mutex(Names())

  private let position: Int

  public init(_ name: String) {
    position = Self.names.withLock { names in
      if let known = names.positions[name] { return known }
      names.all.append(name)
      names.positions[name] = names.all.count - 1
      return names.all.count - 1
    }
  }

  public init(stringLiteral name: String) { self.init(name) }

  public var description: String { Self.names.withLock { $0.all[position] } }
}
#endif
