// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import NIOCore
import NIOPosix

/// A simulation of many browsers in one thread, at the lowest possible cost.
struct LoadGenerator {
  private let loop: any EventLoop
  private let fleet: NIOLoopBound<Fleet>

  /// - Parameters:
  ///   - subject: The server that is measured.
  ///   - port: The port of the server.
  ///   - path: The path of the page.
  ///   - usesSockets: True if events are sent through web sockets.
  /// - Throws: An error that prevents the start.
  init(_ subject: Subject, port: Int, path: String, usesSockets: Bool) throws {
    let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
    self.loop = loop
    let address = try SocketAddress(ipAddress: "127.0.0.1", port: port)
    fleet = try loop.submit {
      let fleet = Fleet(
        subject, path: path, connector: Connector(loop, address), usesSockets: usesSockets)
      return NIOLoopBound(fleet, eventLoop: loop)
    }.wait()
  }

  /// Opens sessions up to a number, each with a loaded page and an open stream.
  func open(_ count: Int) throws {
    let promise = loop.makePromise(of: Void.self)
    loop.execute { [fleet] in fleet.value.open(count) { promise.succeed() } }
    try promise.futureResult.wait()
  }

  /// Uses the switches of all open sessions in turn.
  ///
  /// - Parameters:
  ///   - seconds: The duration.
  ///   - connections: The number of events in progress at a time.
  /// - Returns: The counts of the round.
  /// - Throws: An error of the event loop.
  func fire(for seconds: Double, connections: Int) throws -> Volley {
    let promise = loop.makePromise(of: Volley.self)
    loop.execute { [fleet] in
      fleet.value.fire(for: seconds, connections: connections) { promise.succeed($0) }
    }
    return try promise.futureResult.wait()
  }
}
