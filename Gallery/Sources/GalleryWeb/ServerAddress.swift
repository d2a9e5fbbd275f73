// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The address on which the gallery listens.
@MainActor
public final class ServerAddress {
  /// The port, or `nil` before the gallery listens.
  public var port: Int?

  /// Creates an address without a port.
  public nonisolated init() {}
}
