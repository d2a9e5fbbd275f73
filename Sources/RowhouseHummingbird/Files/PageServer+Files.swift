// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore
import RowhouseWeb

@available(hummingbird 2.0, *)
extension PageServer {
  /// Returns a file of the client.
  ///
  /// Its address changes with it, so that it may be kept for ever.
  func clientFile(_ file: WebClient.File, version: String?) -> Response {
    let isNewest = version == clientVersion
    let caching = isNewest ? "public, max-age=31536000, immutable" : "no-store"
    return Response(
      status: .ok,
      headers: PageHeaders.all(
        "\(file.mediaType); charset=utf-8", caching: caching, policy: PageHeaders.policy),
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes)))
  }

  /// Returns the rules of the styles that a session has used so far.
  @MainActor
  func styles(_ name: String?) throws(RefusedRequest) -> Response {
    guard let name, let session = sessions.session(named: name) else {
      throw RefusedRequest(.notFound)
    }
    return Response(.ok, "text/css", session.web.styles)
  }

  /// Returns a picture of the application.
  func picture(
    _ request: Request, _ name: String?, in look: (String) -> WebImage?
  ) throws(RefusedRequest) -> Response {
    guard let name = name.flatMap({ Percent.decoded($0) }), let image = look(name) else {
      throw RefusedRequest(.notFound)
    }
    var headers = PageHeaders.all(
      image.mediaType, caching: "public, max-age=3600", policy: PageHeaders.picturePolicy)
    let tag = "\"\(Fingerprint.text(image.bytes))\""
    headers[.eTag] = tag
    let known = request.headers[values: .ifNoneMatch].flatMap { $0.split(separator: ",") }
      .map { $0.trimmingPrefix { $0 == " " } }.map { $0.hasPrefix("W/") ? $0.dropFirst(2) : $0 }
    if known.contains(where: { $0 == tag || $0 == "*" }) {
      headers[.contentType] = nil
      return Response(status: .notModified, headers: headers)
    }
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: image.bytes)))
  }
}
#endif
