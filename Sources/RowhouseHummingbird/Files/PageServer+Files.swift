// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore
import RowhouseWeb

@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
extension PageServer {
  /// A file of the client.
  ///
  /// Its address changes whenever the file does, so it may be kept for ever.
  func clientFile(_ bytes: [UInt8], _ type: String, version: String?) -> Response {
    let isNewest = version == files.version
    let caching = isNewest ? "public, max-age=31536000, immutable" : "no-store"
    return Response(
      status: .ok,
      headers: PageHeaders.all(
        "\(type); charset=utf-8", caching: caching, policy: PageHeaders.policy),
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  /// The rules of the styles that a session has used so far.
  @MainActor
  func styles(_ token: String?) -> Response {
    guard let token, let session = sessions.session(token) else { return .refusal(.notFound) }
    return Response(.ok, "text/css", session.web.styles)
  }

  /// A picture of the application.
  ///
  /// Names are looked up in its source and lead nowhere else.
  func picture(_ request: Request, _ name: String?, in look: (String) -> WebImage?) -> Response {
    guard let name = name.flatMap({ Percent.decoded($0) }), let image = look(name) else {
      return .refusal(.notFound)
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
