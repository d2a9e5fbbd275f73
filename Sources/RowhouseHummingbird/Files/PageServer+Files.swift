// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore
import RowhouseModel
import RowhouseWeb

@available(hummingbird 2.0, *)
extension PageServer {
  /// Returns a file of the client.
  ///
  /// Its address contains the version, so caches can keep it indefinitely.
  func clientFile(_ request: Request, _ file: ServedFile, version: String?) -> Response {
    let isNewest = version == clientVersion
    let file = isNewest ? file : file.forOtherVersions
    let caching = isNewest ? "public, max-age=31536000, immutable" : "no-store"
    let headers = PageHeaders.all(
      file.contentType, caching: caching, policy: PageHeaders.policy)
    return response(to: request, .ok, headers, file.bytes) { file.compressed }
  }

  /// Returns the rules of the styles that a session has used so far.
  ///
  /// A browser that runs no script also requests this address with an item, and receives no rules.
  @MainActor
  func styles(_ name: String?, _ query: String?) throws(RefusedRequest) -> TextContent {
    guard let name, let session = sessions.session(named: name) else {
      throw RefusedRequest(.notFound)
    }
    if query == WebSession.noScriptItem {
      session.noteMissingScript()
      return TextContent(type: "text/css", text: "")
    }
    return TextContent(type: "text/css", text: session.web.styles)
  }

  /// Returns an image of the application, which only the browser may store, because a middleware may
  /// show the image only to some users.
  func picture(
    _ request: Request, _ name: String?, in look: (String) -> WebImage?
  ) throws(RefusedRequest) -> Response {
    guard let name = name.flatMap({ Percent.decoded($0) }), let image = look(name) else {
      throw RefusedRequest(.notFound)
    }
    var headers = PageHeaders.all(
      image.mediaType, caching: "private, max-age=3600", policy: PageHeaders.imagePolicy)
    let fingerprint = Fingerprint.text(image.bytes)
    // Each encoding has its own tag.
    let (tag, compressedTag) = ("\"\(fingerprint)\"", "\"\(fingerprint)-gzip\"")
    let known = request.headers[values: .ifNoneMatch].flatMap { $0.split(separator: ",") }
      .map { $0.trimmingPrefix { $0 == " " } }.map { $0.hasPrefix("W/") ? $0.dropFirst(2) : $0 }
    let match = known.first { [tag[...], compressedTag[...], "*"].contains($0) }
    if let match {
      headers[.eTag] = match == compressedTag ? compressedTag : tag
      headers[.contentType] = nil
      return Response(status: .notModified, headers: headers)
    }
    let body = ByteBuffer(bytes: image.bytes)
    // Other formats are already compressed.
    guard image.mediaType.hasPrefix("image/svg") else {
      headers[.eTag] = tag
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }
    var response = response(to: request, .ok, headers, body)
    response.headers[.eTag] = response.headers[.contentEncoding] == nil ? tag : compressedTag
    return response
  }
}
#endif
