// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Where the gallery listens, once it does.
@MainActor
public final class ServerAddress {
  /// The port; nothing before.
  public var port: Int?

  /// Not listening yet.
  public nonisolated init() {}
}
