// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
public import GalleryPages
import NIOCore
import NIOHTTP1
import NIOPosix
import RowhouseHummingbird

/// A source that requests the stickers from the gallery's own server.
///
/// The request uses SwiftNIO, which the server needs anyway. Foundation's client would require
/// libcurl on each machine.
public struct HTTPStickerSource: StickerSource {
  private let server: ServerAddress

  /// The path of the stickers.
  nonisolated static let path = "/stickers.json"
  /// The maximum size of the response, in bytes.
  nonisolated static let limit = 65_536

  /// Creates a source.
  ///
  /// - Parameter server: The address of the server.
  public nonisolated init(server: ServerAddress) { self.server = server }

  /// Requests the stickers.
  public func stickers() async throws -> [Sticker] {
    guard let port = server.port else { throw Failure.notListening }
    let bytes = try await Self.get(host: server.host, port: port)
    return try JSONDecoder().decode(StickerList.self, from: Data(bytes)).stickers
      .compactMap(Sticker.init(rawValue:))
  }

  private enum Failure: Error {
    case notListening
    case status(UInt)
    case tooLarge
  }

  @concurrent
  private static func get(host: String, port: Int) async throws -> [UInt8] {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: host, port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          return try NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>(
            wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      let name = PageServer.authority(host: host, port: port)
      let headers: HTTPHeaders = ["Host": name, "Connection": "close"]
      let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers)
      try await outbound.write(.head(head))
      try await outbound.write(.end(nil))
      var bytes: [UInt8] = []
      for try await part in inbound {
        switch part {
        case .head(let head):
          guard head.status == .ok else { throw Failure.status(head.status.code) }
        case .body(let buffer):
          bytes += buffer.readableBytesView
          guard bytes.count <= limit else { throw Failure.tooLarge }
        case .end: return bytes
        }
      }
      return bytes
    }
  }
}
