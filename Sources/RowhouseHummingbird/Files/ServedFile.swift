// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import NIOCore
import RowhouseWeb

/// A client file in the form in which it is served.
struct ServedFile: Sendable {
  let name: String
  /// The media type, with the character encoding.
  let contentType: String
  let bytes: ByteBuffer
  /// The contents, compressed with gzip.
  let compressed: ByteBuffer?

  private init(_ file: WebClient.File) {
    name = file.name
    contentType = "\(file.mediaType); charset=utf-8"
    bytes = ByteBuffer(bytes: file.bytes)
    // Copies the bytes into a buffer of their exact size.
    compressed = Gzip.compressed(bytes, .thorough).map { ByteBuffer(bytes: $0.readableBytesView) }
  }

  /// All files, compressed once for all servers of the process.
  static let all = WebClient.files.map(Self.init)

  /// The file that pages with another version of the client receive instead.
  var forOtherVersions: ServedFile {
    let other = WebClient.file(forOtherVersionsNamed: name)
    return Self.all.first { $0.name == other?.name } ?? self
  }
}
#endif
