// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
public import Hummingbird
import Logging
import NIOCore
import RowhouseHummingbird

extension GalleryServer {
  /// Creates the application.
  ///
  /// - Parameters:
  ///   - host: The address on which the application listens.
  ///   - port: The port, or 0 for any free port.
  ///   - listening: Called with the address of the start page when the application listens.
  /// - Returns: The application, ready to run.
  public func application(
    host: String = "127.0.0.1", port: Int = 8_080,
    listening: @escaping @Sendable (String) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    var logger = Logger(label: "gallery")
    logger.logLevel = .critical
    return Application(
      router: router,
      server: .http1(sockets: pages, configuration: .init(idleTimeout: .seconds(60))),
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { [address] channel in
        let port = channel.localAddress?.port ?? port
        let own = channel.localAddress?.reachableHost
        await MainActor.run {
          address.port = port
          if let own { address.host = own }
        }
        await listening("http://\(PageServer.authority(host: host, port: port))/")
      },
      logger: logger)
  }

  /// Runs the gallery until it is interrupted.
  ///
  /// - Throws: ``AddressError``, or another error that ends the application.
  public func run(
    host: String, port: Int, listening: @escaping @Sendable (String) async -> Void
  ) async throws {
    do {
      try await application(host: host, port: port, listening: listening)
        .runService(endingWithin: .seconds(2))
    } catch let error as ListeningError {
      throw AddressError(error, host: host, port: port)
    }
  }
}

extension SocketAddress {
  /// The address at which a program on the same machine reaches a server that listens here, or `nil` if it has none.
  fileprivate var reachableHost: String? {
    switch ipAddress {
    case "0.0.0.0": "127.0.0.1"
    case "::": "::1"
    case let address: address
    }
  }
}

/// An address that the gallery cannot listen on, in the words of the `rowhouse` command.
public struct AddressError: Error, CustomStringConvertible {
  /// The reason, and the option that chooses another address or port.
  public let description: String

  init(_ error: ListeningError, host: String, port: Int) {
    description =
      switch error.part {
      case .host:
        "The address \(host) cannot be used: \(error.reason). Choose another one with --host."
      case .port:
        "Port \(port) of \(host) cannot be used: \(error.reason). Choose another one with --port, or 0 for a "
          + "free one."
      }
  }
}
