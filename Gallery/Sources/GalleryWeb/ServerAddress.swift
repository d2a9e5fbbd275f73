// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The address on which the gallery listens.
@MainActor
public final class ServerAddress {
  /// The port, or `nil` before the gallery listens.
  public var port: Int?
  /// The address of the network interface, without brackets.
  ///
  /// Defaults to the loopback address.
  public var host = "127.0.0.1"

  /// Creates an address without a port.
  public nonisolated init() {}
}
