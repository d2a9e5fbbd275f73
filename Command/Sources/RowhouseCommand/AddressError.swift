// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHummingbird

/// An address that a server cannot listen on.
public struct AddressError: Error, CustomStringConvertible {
  /// The port, the address, the reason, and the option that chooses another address or port.
  public let description: String

  /// Creates the error from that of a server.
  public init(_ error: ListeningError, host: String, port: Int) {
    description =
      switch error.part {
      case .host:
        "The address \(host) cannot be used: \(error.reason). Choose another one with --host."
      case .port:
        """
        Port \(port) of \(host) cannot be used: \(error.reason). Choose another one with --port, or 0 for a free \
        one.
        """
      }
  }
}
