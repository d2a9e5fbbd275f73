// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
import NIOCore

/// The reason why a server cannot listen on the address in its configuration.
///
/// `runService(endingWithin:)` throws this error, whose description contains the value to change.
@available(hummingbird 2.0, *)
public struct ListeningError: Error, CustomStringConvertible {
  /// A part of an address.
  public enum Part: Sendable {
    /// The name or the IP address of the machine.
    case host
    /// The number of the port, or the path of a Unix domain socket.
    case port
  }

  /// The part of the address that the server cannot use.
  public let part: Part
  /// The reason, in the words of the system, such as “Address already in use”.
  public let reason: String

  /// Creates the error, or returns `nil` if another error is not about the address.
  init?(_ error: any Error) {
    switch error {
    case let error as IOError where [EADDRINUSE, EACCES].contains(error.errnoCode):
      (part, reason) = (.port, String(cString: strerror(error.errnoCode)))
    case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
      (part, reason) = (.host, String(cString: strerror(error.errnoCode)))
    case let error as SocketAddressError.UnknownHost:
      (part, reason) = (.host, error.errorDescription)
    default: return nil
    }
  }

  /// The part of the address, the reason, and the value to change.
  public var description: String {
    let example = #"ApplicationConfiguration(address: .hostname("127.0.0.1", port: 8081))"#
    // The error is the same for a port and for the path of a Unix domain socket, and the address is not public.
    return switch part {
    case .host:
      """
      The server cannot listen on the host in its configuration: \(reason). Choose another host, such as with \(example).
      """
    case .port:
      """
      The server cannot listen on the port or the path in its configuration: \(reason). Choose another port, such as with \
      \(example), or another path at which the server can create a Unix domain socket.
      """
    }
  }
}
#endif
