// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NIOCore

/// The reason why a server cannot listen on an address.
public struct ListeningError: Error, CustomStringConvertible {
  /// The port, the address, the reason, and the options that choose another address or port.
  public let description: String

  /// Creates the error of an address, or `nil` from an error that is not about it.
  public init?(_ error: any Error, host: String, port: Int) {
    switch error {
    case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
      description = Self.description(of: host, String(cString: strerror(error.errnoCode)))
    case let error as IOError where [EADDRINUSE, EACCES].contains(error.errnoCode):
      let reason = String(cString: strerror(error.errnoCode))
      description = """
        Port \(port) of \(host) cannot be used: \(reason). Choose another one with --port, or 0 for a free \
        one.
        """
    case let error as SocketAddressError.UnknownHost:
      description = Self.description(of: host, error.errorDescription)
    default: return nil
    }
  }

  private static func description(of host: String, _ reason: String) -> String {
    "The address \(host) cannot be used: \(reason). Choose another one with --host."
  }
}
