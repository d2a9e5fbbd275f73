// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An address that a host opens outside of the page: a web page, an e-mail, a call, a message, or another route of the
/// server.
///
/// ```swift
/// let help = ExternalLink("https://example.com/help?topic=1")
/// let mail = ExternalLink(mail: "ann@example.com", subject: "Room 12")
/// let call = ExternalLink(phone: "+49 30 123456")
/// let logOut = ExternalLink(path: "/logout")
/// let export = ExternalLink(path: "/customers.csv", isDownload: true)
/// ```
///
/// Every link is safe in a document and in a request to the system: its scheme is one of
/// ``Scheme``, its address consists of the ASCII characters of RFC 3986, and its host is not
/// preceded by a name or password.
public struct ExternalLink: Hashable, Sendable {
  /// The scheme of the address.
  public let scheme: Scheme
  /// The whole address in ASCII characters, beginning with the scheme in lower case, or a path.
  public let address: String
  /// True if a browser saves the response as a file, and keeps the page.
  public let isDownload: Bool

  /// The schemes of addresses that hosts open.
  public enum Scheme: String, Hashable, Sendable, CaseIterable {
    /// A web page with an encrypted connection.
    case https
    /// A web page.
    case http
    /// An e-mail.
    case mailto
    /// A call.
    case tel
    /// A text message.
    case sms
    /// A path of the server that serves the page, without a scheme in the address.
    case path
  }

  /// Creates a link from an address, or returns `nil` if the address is unsafe or malformed.
  ///
  /// An address with another scheme, such as `javascript`, is unsafe, as is one with a name before
  /// the host. An address is malformed if it has no host, recipient, or number, or if it contains
  /// white space, control characters, or an incomplete percent escape. Letters of other alphabets
  /// are percent-encoded, except in the host of a web page, which has to be in its ASCII form.
  ///
  /// - Parameter address: The address with its scheme.
  public init?(_ address: String) {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")),
      let scheme = Scheme(rawValue: address[..<colon].lowercased()),
      let rest = Self.encoded(address[address.utf8.index(after: colon)...])
    else { return nil }
    let isValid =
      switch scheme {
      case .https, .http: Self.isWebAddress(rest)
      case .mailto: Self.isMailAddress(rest)
      case .tel: Self.isNumber(rest)
      case .sms: Self.isNumber(rest.prefix { $0 != "?" })
      case .path: false
      }
    guard isValid else { return nil }
    self.scheme = scheme
    self.address = "\(scheme.rawValue):\(rest)"
    isDownload = false
  }

  /// Creates a link to another route of the server, or returns `nil` if the path is malformed.
  ///
  /// A browser loads the path in the same tab, which leaves the page, or saves a file. If a page has
  /// unsaved changes, a browser asks about them before it loads a path, even if the response turns out
  /// to be a file, and not before a download. Other hosts have no server, so they show that the link
  /// cannot be opened.
  ///
  /// - Parameters:
  ///   - path: The path from the root, with one slash at its beginning. It may have a query and a
  ///     fragment.
  ///   - isDownload: True if the browser saves the response as a file, and keeps the page. The name of
  ///     the file is that in the `Content-Disposition` field of the response, or otherwise the end of the
  ///     path. Defaults to `false`.
  public init?(path: String, isDownload: Bool = false) {
    guard let encoded = Self.encoded(path[...]), Self.isPath(encoded) else { return nil }
    scheme = .path
    address = encoded
    self.isDownload = isDownload
  }

  /// Creates a link that writes an e-mail, or returns `nil` if the recipient is not an address.
  ///
  /// - Parameters:
  ///   - recipient: The address of the recipient, such as `ann@example.com`.
  ///   - subject: The subject. Defaults to `nil`.
  ///   - body: The text. Defaults to `nil`.
  public init?(mail recipient: String, subject: String? = nil, body: String? = nil) {
    self.init(
      "mailto:\(Self.escaped(recipient, except: "@"))"
        + Self.query([("subject", subject), ("body", body)]))
  }

  /// Creates a link that calls a number, or returns `nil` if the number is malformed.
  ///
  /// A number is malformed if it contains no digit, or a character other than those listed below.
  ///
  /// - Parameter number: The digits, with a plus sign before them if it is an international number.
  ///   Spaces, hyphens, dots, slashes, and parentheses between the digits are ignored.
  public init?(phone number: String) {
    self.init("tel:\(Self.withoutSeparators(number))")
  }

  /// Creates a link that writes a text message, or returns `nil` if the number is malformed.
  ///
  /// - Parameters:
  ///   - number: The number, as for `init(phone:)`.
  ///   - body: The text. Defaults to `nil`.
  public init?(message number: String, body: String? = nil) {
    self.init("sms:\(Self.withoutSeparators(number))" + Self.query([("body", body)]))
  }
}

extension ExternalLink: CustomStringConvertible {
  /// The address.
  public var description: String { address }
}
