// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// The keys of notices, in the order in which they arrived.
///
/// The lock guards the keys.
public final class NoticeLog: @unchecked Sendable {
  private let lock = NSLock()
  private var log: [Set<String>] = []

  /// Creates an empty log.
  public init() {}

  /// The keys of each notice.
  public var keys: [Set<String>] { lock.withLock { log } }

  /// Adds a notice.
  public func add(_ keys: Set<String>) { lock.withLock { log.append(keys) } }
}
