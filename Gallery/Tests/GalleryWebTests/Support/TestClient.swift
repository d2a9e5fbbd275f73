// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import NIOCore
import NIOHTTP1

/// A client of a server on this machine.
///
/// Each request has its own connection until it is answered. Later requests reuse the connection.
struct TestClient: Sendable {
  private let connections: Connections
  /// The port of the server.
  let port: Int

  init(address: SocketAddress) {
    connections = Connections(address: address)
    port = address.port ?? 0
  }

  /// Sends a request as it is, valid or not, and waits for the whole answer.
  ///
  /// - Parameters:
  ///   - uri: The path with its query.
  ///   - method: The method.
  ///   - headers: The headers. `Host` defaults to `localhost`. `Content-Length` is that of the body, if there is one.
  ///   - body: The body. Defaults to none.
  /// - Returns: The answer.
  /// - Throws: ``TestConnection/NoAnswer``, or an error that prevents the connection.
  func execute(
    uri: String, method: HTTPRequest.Method, headers: HTTPFields = [:], body: ByteBuffer? = nil
  ) async throws -> TestResponse {
    var head = HTTPRequestHead(
      version: .http1_1, method: HTTPMethod(rawValue: method.rawValue), uri: uri)
    head.headers.add(contentsOf: headers.map { ($0.name.rawName, $0.value) })
    if !head.headers.contains(name: "host") { head.headers.add(name: "host", value: "localhost") }
    // The server may wait for a body that these headers announce.
    let announcesBody = headers[.contentLength] != nil || headers[.transferEncoding] != nil
    if let body {
      head.headers.replaceOrAdd(name: "content-length", value: "\(body.readableBytes)")
    }
    let connection = try await connections.take()
    do {
      let response = try await connection.send(head, body: body)
      if response.keepsConnection && !announcesBody {
        await connections.putBack(connection)
      } else {
        await connection.close()
      }
      return response
    } catch {
      await connection.close()
      throw error
    }
  }

  /// Closes all connections without a request.
  func close() async { await connections.close() }

  /// The connections without a request.
  private actor Connections {
    private let address: SocketAddress
    private var idle: [TestConnection] = []
    private var isClosed = false

    init(address: SocketAddress) { self.address = address }

    func take() async throws -> TestConnection {
      while let connection = idle.popLast() {
        if connection.isOpen { return connection }
      }
      return try await TestConnection(to: address)
    }

    func putBack(_ connection: TestConnection) async {
      if isClosed { await connection.close() } else { idle.append(connection) }
    }

    func close() async {
      isClosed = true
      for connection in idle { await connection.close() }
      idle = []
    }
  }
}
