// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import NIOCore
import NIOPosix

/// Many browsers in one thread, as cheap as they can be made.
struct LoadGenerator {
  private let loop: any EventLoop
  private let fleet: NIOLoopBound<Fleet>

  /// - Parameters:
  ///   - subject: Which server it is.
  ///   - port: Where the server is.
  ///   - path: The page that is opened.
  /// - Throws: What keeps it from starting.
  init(_ subject: Subject, port: Int, path: String) throws {
    let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
    self.loop = loop
    let address = try SocketAddress(ipAddress: "127.0.0.1", port: port)
    fleet = try loop.submit {
      NIOLoopBound(Fleet(subject, path: path, connector: Connector(loop, address)), eventLoop: loop)
    }.wait()
  }

  /// Opens sessions, each with its page loaded and its stream open, until there are so many.
  func open(_ count: Int) throws {
    let promise = loop.makePromise(of: Void.self)
    loop.execute { [fleet] in fleet.value.open(count) { promise.succeed() } }
    try promise.futureResult.wait()
  }

  /// Uses the switches of all open sessions in turn.
  ///
  /// - Parameters:
  ///   - seconds: For how long.
  ///   - connections: How many events are on their way at a time.
  /// - Returns: What came of it.
  /// - Throws: What keeps the loop from running.
  func fire(for seconds: Double, connections: Int) throws -> Volley {
    let promise = loop.makePromise(of: Volley.self)
    loop.execute { [fleet] in
      fleet.value.fire(for: seconds, connections: connections) { promise.succeed($0) }
    }
    return try promise.futureResult.wait()
  }
}
